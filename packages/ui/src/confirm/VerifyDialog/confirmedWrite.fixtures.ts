import { fn } from 'storybook/test';
import type { Attempt } from './attempt';
import type { ConfirmedWrite } from './confirmedWrite';

/** An answer that never came, from a server that is proven to know keys. */
export const lostAttempt: Attempt = {
  form: { busy: false, saved: 0 },
  unknown: 'repeatable',
  isProven: true,
};

/** A write of which nothing has happened yet, to a server that is proven to know keys. */
export const stillWrite = <Values>(more: Partial<ConfirmedWrite<Values>> = {}): ConfirmedWrite<Values> => ({
  attempt: { form: { busy: false, saved: 0 }, isProven: true },
  form: { busy: false, saved: 0 },
  offline: false,
  onAsked: fn(),
  onConfirmed: fn(),
  onRepeated: fn(),
  onClosed: fn(),
  onForgotten: fn(),
  ...more,
});
