import type { Clock } from '../data/clock';
import type { Db } from '../data/database';
import { outbox } from '../data/schema/access';

export interface Message {
  /** The address. */
  to: string;
  /** The member it is for; the outbox is searched by it. */
  username: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The code in it, if there is one: the outbox shows it large. */
  code?: string;
}

/** Delivers a message for good, as by SMTP. */
export type Transport = (message: Message) => Promise<void>;

export interface Mailer {
  /**
   * Puts the message into the outbox, and hands it to the transport without waiting for it. `db` is the one the caller
   * works with: inside a transaction, its own.
   */
  send: (db: Db, message: Message) => Promise<void>;
  /** For a transaction: the same outbox, but the transport gets nothing before `deliver`, after the commit. */
  untilCommitted: () => { mailer: Mailer; deliver: () => void };
}

export interface MailerOptions {
  clock: Clock;
  /** None: the outbox alone. */
  transport?: Transport | undefined;
  /** Told when the transport fails. */
  onFailure?: (error: unknown) => void;
}

export function createMailer({ clock, transport, onFailure }: MailerOptions): Mailer {
  const hand = (message: Message) => {
    transport?.(message).catch((error: unknown) => onFailure?.(error));
  };
  const sendBy = (next: (message: Message) => void): Mailer['send'] => {
    return async (db, message) => {
      await db.insert(outbox).values({ ...message, createdAt: clock.now() });
      next(message);
    };
  };
  const untilCommitted = () => {
    const kept: Message[] = [];
    const send = sendBy((message) => void kept.push(message));
    return { mailer: { send, untilCommitted }, deliver: () => kept.splice(0).forEach(hand) };
  };
  return { send: sendBy(hand), untilCommitted };
}
