import type { FieldErrors } from '../../../forms/rules/serverErrors';
import type { Remote } from '../../../remote';

export interface TicketSubject {
  id: string;
  subject: string;
}

/** What the member wants to ask about, from the screen where it is listed. */
export interface SupportQuestion {
  about: 'withdrawal' | 'transfer' | 'subscription' | 'transaction' | 'bonus' | 'failure';
  /** The code it is listed under, or what a failed call is found by; '' when it has none. */
  code: string;
}

export interface NewTicket {
  subjectId: string;
  /** The member's own subject for 'Others'; else ''. */
  othersSubject: string;
  message: string;
  /** At least one (D99). */
  images: readonly File[];
}

/** Why the ticket was not raised. Each answer is a new object; the form keeps what was entered. */
export interface RaiseRefusal {
  /** The reason for the whole form. */
  message?: string | undefined;
  /** The reasons by field of the form: subject, others, message, images. */
  fields?: FieldErrors | undefined;
  /** Everything was sent, and no answer came. */
  unknown?: boolean | undefined;
}

export interface RaiseTicketProps {
  subjects: Remote<readonly TicketSubject[]>;
  /** Fills in subject and message at the start. */
  question?: SupportQuestion | undefined;
  /** Share of the bytes that have gone out, 0 to 1, while it is on its way. */
  sending?: number | undefined;
  refusal?: RaiseRefusal | undefined;
  onRaised: (ticket: NewTicket) => void;
  onStopped: () => void;
  onClosed: () => void;
}
