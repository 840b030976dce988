import type { AttachedImage } from '../../../components/ImagesField/useImages';
import type { LoadImage } from '../../../components/Lightbox/useLoadedImage';
import type { Remote } from '../../../remote';
import type { RaiseTicketProps } from '../RaiseTicket/RaiseTicket.types';

/** The statuses of B §4. */
export type TicketStatus = 'new' | 'open' | 'close' | 'reopen';

/** A ticket of the member (B §3). */
export interface Ticket {
  id: string;
  /** '' without a subject. */
  subject: string;
  /** Absent for a status that this portal does not know. */
  status?: TicketStatus | undefined;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** There is a new message since the member's last visit. */
  unread: boolean;
}

/** A message with its images. */
export interface TicketMessage {
  id: string;
  /** The author's name at the operator. Absent for the member's own. */
  from?: string | undefined;
  /** Plain text with line breaks. '' when there are only images. */
  text: string;
  /** ISO date-time. */
  sentAt?: string | undefined;
  /** Keys of its images, for `onImageNeeded`. */
  images: readonly string[];
}

/** A reply that is not among the messages yet. */
export interface UnsentReply {
  id: string;
  text: string;
  images: readonly File[];
  progress:
    /** `share` of the sent bytes, 0 to 1. At 1 the answer is pending. */
    | { state: 'sending'; share: number }
    /** The server accepted it, and the messages are being refreshed. */
    | { state: 'sent' }
    /** Refused, or never sent. `reason` is a sentence. */
    | { state: 'failed'; reason: string }
    /** Everything was sent, but no answer came. */
    | { state: 'unknown' };
}

/** The unsent text and images for a ticket. */
export interface TicketDraft {
  text: string;
  images: readonly AttachedImage[];
}

/** The initial draft of a ticket. A new `version` replaces the composer's content. */
export interface KeptDraft extends TicketDraft {
  version: number;
  /** The draft had images, which were lost on reload. */
  imagesLost: boolean;
}

export interface NewReply {
  text: string;
  images: readonly File[];
}

/** The selected ticket, and its conversation. */
export interface ChosenTicket {
  id: string;
  messages: Remote<readonly TicketMessage[]>;
  /** Oldest first. */
  unsent: readonly UnsentReply[];
  draft: KeptDraft;
  /** It is being reopened. */
  reopening: boolean;
}

/** The search for a ticket. */
export interface TicketSearch {
  /** The typed text. A blank text searches nothing. */
  text: string;
  /** The matching tickets, in the list's order. */
  found: readonly Ticket[];
  /** Whether messages were searched too. `coming` while that is pending, `never` if the server can't (D119). */
  messages: 'searched' | 'coming' | 'not searched' | 'never';
  onChanged: (text: string) => void;
}

export interface TicketsScreenProps {
  /** The time whose zone is named, in milliseconds since 1970. */
  now: number;
  tickets: Remote<readonly Ticket[]>;
  search: TicketSearch;
  /** Absent without a selection. */
  chosen?: ChosenTicket | undefined;
  /** Absent while the dialog is closed. */
  raise?: RaiseTicketProps | undefined;
  onTicketChosen: (id: string) => void;
  onRaiseOpened: () => void;
  onReplied: (reply: NewReply) => void;
  /** The draft has changed. Called on each letter. */
  onDraftChanged: (draft: TicketDraft) => void;
  /** A failed reply is to be sent again. */
  onReplyRepeated: (id: string) => void;
  /** A failed reply moves back into the composer, before its current content. */
  onReplyTakenBack: (id: string) => void;
  onReopened: () => void;
  /** The address of an image, by its key. It must be a stable function. */
  onImageNeeded: LoadImage;
}
