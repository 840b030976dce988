import type { FieldErrors } from '../../../forms/serverErrors';
import type { Remote } from '../../../remote';

export interface TicketSubject {
  id: string;
  subject: string;
}

/** What the member wants to ask about, from the screen where it is listed. */
export interface SupportQuestion {
  about: 'withdrawal' | 'transfer' | 'subscription';
  /** What it is listed under; '' where it has no code. */
  code: string;
}

export interface NewTicket {
  subjectId: string;
  /** The member's own subject, with 'Others'; else ''. */
  othersSubject: string;
  message: string;
  /** At least one (D99). */
  images: readonly File[];
}

/** Why nothing came of it. A new object for each answer; the form keeps what was entered. */
export interface RaiseRefusal {
  /** For the whole form. */
  message?: string | undefined;
  /** By the fields of the form: subject, others, message, images. */
  fields?: FieldErrors | undefined;
  /** Everything was sent, and no answer came. */
  unknown?: boolean | undefined;
}

export interface RaiseTicketProps {
  subjects: Remote<readonly TicketSubject[]>;
  /** Fills in subject and message at the start. */
  question?: SupportQuestion | undefined;
  /** Share of the bytes that are out, 0 to 1, while it is on its way. */
  sending?: number | undefined;
  refusal?: RaiseRefusal | undefined;
  onRaised: (ticket: NewTicket) => void;
  onStopped: () => void;
  onClosed: () => void;
}
