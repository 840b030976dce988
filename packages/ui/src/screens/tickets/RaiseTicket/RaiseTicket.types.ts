import type { FieldErrors } from '../../../forms/rules/serverErrors';
import type { Remote } from '../../../remote';

export interface TicketSubject {
  id: string;
  subject: string;
}

/** The member's question, from the screen that lists its subject. */
export interface SupportQuestion {
  about: 'withdrawal' | 'transfer' | 'subscription' | 'transaction' | 'bonus' | 'failure';
  /** Its code in the list, or the id of a failed request. '' without one. */
  code: string;
}

export interface NewTicket {
  subjectId: string;
  /** The member's own subject for 'Others'. Otherwise ''. */
  othersSubject: string;
  message: string;
  /** At least one (D99). */
  images: readonly File[];
}

/** Why the ticket was not raised. Each answer is a new object, and the form keeps its input. */
export interface RaiseRefusal {
  /** The reason for the whole form. */
  message?: string | undefined;
  /** The reasons by field of the form: subject, others, message, images. */
  fields?: FieldErrors | undefined;
  /** Everything was sent, but no answer came. */
  unknown?: boolean | undefined;
}

export interface RaiseTicketProps {
  subjects: Remote<readonly TicketSubject[]>;
  /** The initial values of subject and message. */
  question?: SupportQuestion | undefined;
  /** Share of the sent bytes, 0 to 1, during the upload. */
  sending?: number | undefined;
  refusal?: RaiseRefusal | undefined;
  onRaised: (ticket: NewTicket) => void;
  onStopped: () => void;
  onClosed: () => void;
}
