import type { Driver, Unmade } from '../driver';
import { messages } from './messages';
import { money } from './money';
import { placed } from './placed';
import { reads } from './reads';
import { settings } from './settings';
import { visitors } from './visitors';

/** One driver for each call that a screen makes. */
export const drivers: readonly Driver[] = [
  ...visitors,
  ...money,
  ...settings,
  ...messages,
  ...placed,
  ...reads,
];

export const unmade: readonly Unmade[] = [
  { call: 'GET /profile', reason: 'no screen is for it; it is typed in the client and unused (D108)' },
];
