import type { NewReply, TicketMessage, UnsentReply } from '@portal/ui/screens/tickets';
import type { IdempotencyKeyStore } from '../../shared/writes/writeKeeper';

/** A reply from its sending until it is among the messages. */
export interface DraftReply extends NewReply {
  id: string;
  ticketId: string;
  progress: UnsentReply['progress'];
  /** Keeps the key of its tries (T12). */
  idempotencyKeys: IdempotencyKeyStore;
  /** The ids of the messages that were there before it. */
  known: ReadonlySet<string>;
  /** When the last answer came, in ms since 1970. */
  answeredAt?: number;
}

const isItself = ({ text, known }: DraftReply, message: TicketMessage) =>
  message.from === undefined && !known.has(message.id) && message.text === text.trim();

/**
 * Whether a reply is among the messages by now, so that the screen shows it once and only once. It is when a message of
 * the member's that was not there before says the same, or when the server took it and the messages were read after
 * that.
 */
export function hasArrived(reply: DraftReply, messages: readonly TicketMessage[], readAt: number): boolean {
  if (reply.progress.state === 'failed') return false;
  if (messages.some((message) => isItself(reply, message))) return true;
  return reply.progress.state === 'sent' && readAt >= (reply.answeredAt ?? Infinity);
}
