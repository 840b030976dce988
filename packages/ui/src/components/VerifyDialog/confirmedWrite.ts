import type { SentForm } from '../../forms/FormAnswer';
import type { Attempt } from './attempt';

/** A write that was sent and has no answer, from before a reload perhaps. */
export interface UnansweredWrite {
  /** What its form held, in texts; empty where that could not be kept. */
  values: Readonly<Record<string, string>>;
  /** When it was sent, in ms since 1970. */
  at: number;
}

/** A write of money as its screen knows it: first a form, then the dialog, then the answer (B §4, T12). */
export interface ConfirmedWrite<Values> {
  /** What the dialog asks about; absent while it is closed. */
  asked?: Values | undefined;
  /** For the dialog. */
  attempt: Attempt;
  /** For the form before it. */
  form: SentForm;
  unanswered?: UnansweredWrite | undefined;
  /** Whether a second request is the same one for the server; else none is offered. */
  repeatable: boolean;
  offline: boolean;
  /** The form is filled in: the dialog opens. */
  onAsked: (values: Values) => void;
  onConfirmed: (code: string, more: Readonly<Record<string, string>>) => void;
  onRepeated: () => void;
  /** The dialog closes. */
  onClosed: () => void;
  /** The member has looked what came of the unanswered one. */
  onForgotten: () => void;
}
