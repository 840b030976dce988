import type { AttachedImage } from '../../../components/ImagesField/attachedImage';
import type { LoadImage } from '../../../components/Lightbox/useLoadedImage';
import type { Remote } from '../../../remote';
import type { RaiseTicketProps } from '../RaiseTicket/RaiseTicket.types';

/** The statuses of B §4. */
export type TicketStatus = 'new' | 'open' | 'close' | 'reopen';

/** A ticket of the member (B §3). */
export interface Ticket {
  id: string;
  /** '' without one. */
  subject: string;
  /** Absent for a status that this portal does not know. */
  status?: TicketStatus | undefined;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** Somebody has written since the member last looked. */
  unread: boolean;
}

/** What somebody wrote, with the images that go with it. */
export interface TicketMessage {
  id: string;
  /** Who wrote it for the operator; absent for the member's own. */
  from?: string | undefined;
  /** Plain text with line breaks; '' when there are only images. */
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
    /** `share` of the bytes that have gone out, 0 to 1; at 1 the answer is awaited. */
    | { state: 'sending'; share: number }
    /** The server took it, and the messages are being read again. */
    | { state: 'sent' }
    /** Refused, or never sent: `reason` is a sentence. */
    | { state: 'failed'; reason: string }
    /** Everything was sent, and no answer came. */
    | { state: 'unknown' };
}

/** What is written and chosen for a ticket, and not sent. */
export interface TicketDraft {
  text: string;
  images: readonly AttachedImage[];
}

/** The draft that a ticket is opened with. A new `version` replaces what is in the composer. */
export interface KeptDraft extends TicketDraft {
  version: number;
  /** The draft had images, which were lost with the page. */
  imagesLost: boolean;
}

export interface NewReply {
  text: string;
  images: readonly File[];
}

/** The ticket that was chosen, and what is said in it. */
export interface ChosenTicket {
  id: string;
  messages: Remote<readonly TicketMessage[]>;
  /** Oldest first. */
  unsent: readonly UnsentReply[];
  draft: KeptDraft;
  /** It is being reopened. */
  reopening: boolean;
}

/** Looking for a ticket. */
export interface TicketSearch {
  /** What is typed; nothing is looked for while it is blank. */
  text: string;
  /** The tickets that hold it, in the list's order. */
  found: readonly Ticket[];
  /** Whether the messages were looked through too; `coming` while that is on its way. */
  messages: 'searched' | 'coming' | 'not searched';
  onChanged: (text: string) => void;
}

export interface TicketsScreenProps {
  /** The moment whose zone is named, in milliseconds since 1970. */
  now: number;
  tickets: Remote<readonly Ticket[]>;
  search: TicketSearch;
  /** Absent while none is chosen. */
  chosen?: ChosenTicket | undefined;
  /** Absent while the dialog is closed. */
  raise?: RaiseTicketProps | undefined;
  onTicketChosen: (id: string) => void;
  onRaiseOpened: () => void;
  onReplied: (reply: NewReply) => void;
  /** What is written has changed. Called on each letter. */
  onDraftChanged: (draft: TicketDraft) => void;
  /** A reply that was not sent is to be sent again. */
  onReplyRepeated: (id: string) => void;
  /** A reply that was not sent goes back into the composer, before what is there. */
  onReplyTakenBack: (id: string) => void;
  onReopened: () => void;
  /** The address of an image, by its key. The same function at each render. */
  onImageNeeded: LoadImage;
}
