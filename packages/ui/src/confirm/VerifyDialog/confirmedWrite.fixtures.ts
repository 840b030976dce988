import { fn } from 'storybook/test';
import type { ConfirmedWrite } from './confirmedWrite';

/** A write of which nothing has happened yet. */
export const stillWrite = <Values>(more: Partial<ConfirmedWrite<Values>> = {}): ConfirmedWrite<Values> => ({
  attempt: { form: { busy: false, saved: 0 } },
  form: { busy: false, saved: 0 },
  repeatable: true,
  offline: false,
  onAsked: fn(),
  onConfirmed: fn(),
  onRepeated: fn(),
  onClosed: fn(),
  onForgotten: fn(),
  ...more,
});
