import { fn } from 'storybook/test';
import type { SentForm } from '../../forms/FormAnswer';
import type { FieldErrors } from '../../forms/rules/serverErrors';
import { useAnswers } from '../../testing/answering';
import type { Attempt, ConfirmedWrite } from './confirmedWrite';

/** A lost response, from a server with proven key support. */
export const lostAttempt: Attempt = {
  form: { busy: false, saved: 0 },
  unknown: 'repeatable',
  isProven: true,
};

/** A write before its first attempt, to a server with proven key support. */
export const idleWrite = <Values>(more: Partial<ConfirmedWrite<Values>> = {}): ConfirmedWrite<Values> => ({
  attempt: { form: { busy: false, saved: 0 }, isProven: true },
  form: { busy: false, saved: 0 },
  offline: false,
  onRequest: fn(),
  onConfirm: fn(),
  onRepeat: fn(),
  onClose: fn(),
  onForget: fn(),
  ...more,
});

/** A write whose dialog opens with the requested values and closes. */
export const useAsked = <Values>(write: ConfirmedWrite<Values>): ConfirmedWrite<Values> =>
  useAnswers(write, { onRequest: (asked) => ({ asked }), onClose: () => ({ asked: undefined }) });

/** A form whose last try was refused, with texts at its fields. */
export const refusedForm = (refusal: FieldErrors): SentForm => ({ busy: false, saved: 0, refusal });
