import type { NewReply, TicketMessage, UnsentReply } from '@portal/ui/screens/tickets';
import type { IdempotencyKeyStore } from '@portal/portal-core/writes/writeKeeper';

/** A reply from its sending until it is among the messages. */
export interface DraftReply extends NewReply {
  id: string;
  ticketId: string;
  progress: UnsentReply['progress'];
  /** Holds the key of its tries (T12). */
  idempotencyKeys: IdempotencyKeyStore;
  /** The ids of the messages before it. */
  known: ReadonlySet<string>;
  /** Time of the last answer, in ms since 1970. */
  answeredAt?: number;
}

const isItself = ({ text, known }: DraftReply, message: TicketMessage) =>
  message.from === undefined && !known.has(message.id) && message.text === text.trim();

/**
 * Whether a reply is among the messages, so the screen shows it exactly once. It is if a new message of the member has
 * the same text, or if the messages were read after the server accepted it.
 */
export function hasArrived(reply: DraftReply, messages: readonly TicketMessage[], readAt: number): boolean {
  if (reply.progress.state === 'failed') return false;
  if (messages.some((message) => isItself(reply, message))) return true;
  return reply.progress.state === 'sent' && readAt >= (reply.answeredAt ?? Infinity);
}
