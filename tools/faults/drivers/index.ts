import type { Driver, Unmade } from '../driver';
import { messages } from './messages';
import { money } from './money';
import { reads } from './reads';
import { settings } from './settings';
import { visitors } from './visitors';

/** One driver for each call that a screen makes. */
export const drivers: readonly Driver[] = [...visitors, ...money, ...settings, ...messages, ...reads];

export const unmade: readonly Unmade[] = [
  { call: 'GET /profile', reason: 'no screen is for it; it is typed in the client and unused (D108)' },
  {
    call: 'GET /sessions',
    reason: 'the sign-ins have to prove it first, and show the same device; the story Failed has its failure',
  },
  {
    call: 'POST /sessions-end',
    reason: 'it changes nothing but other sessions; devices.test.ts and the story End Sessions hold it',
  },
  {
    call: 'POST /recovery-codes',
    reason:
      'it needs an authenticator that is set up; security.test.ts and the stories Recovery Codes hold it',
  },
  ...['options', 'add', 'remove'].map((step) => ({
    call: `POST /passkey-${step}`,
    reason: 'it needs an authenticator of the browser; passkeys.test.ts and the stories Passkeys hold it',
  })),
  {
    call: 'POST /access-review',
    reason: 'a rescue has to come first; rescues.test.ts and the stories of the review hold it',
  },
  {
    call: 'POST /sign-in-answer',
    reason: 'it needs a sign-in of a new device; rescues.test.ts and the stories of new devices hold it',
  },
  {
    call: 'POST /freeze-link',
    reason:
      'it leads away from the portal to a page of the server; SecurityRoute.tsx runs it once for a press',
  },
];
