import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../data/clock';
import type { Db } from '../data/database';
import { isLanguage, type Language } from '../api/languages/language';
import { translateLines, translateSentence } from '../api/languages/sentence';
import { outbox, sessions } from '../data/schema/access';
import { members, profiles } from '../data/schema/members';

export interface Message {
  to: string;
  /** The recipient's username, for searching the outbox. */
  username: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The code in the text, which the outbox shows large. */
  code?: string;
  /** Absent for that of the member's latest session. */
  language?: Language | undefined;
}

/** Delivers a message outside the sandbox, for example by SMTP. */
export type Transport = (message: Message) => Promise<void>;

export interface Mailer {
  /**
   * Writes the message to the outbox and passes it to the transport without waiting. `db` is the caller's own, so
   * inside a transaction it is that transaction.
   */
  send: (db: Db, message: Message) => Promise<void>;
  /** For a transaction: the same outbox, but the transport receives messages only at `deliver`, after the commit. */
  untilCommitted: () => { mailer: Mailer; deliver: () => void };
}

export interface MailerOptions {
  clock: Clock;
  /** Without one, mail stays in the outbox. */
  transport?: Transport | undefined;
  /** Called when the transport fails. */
  onFailure?: (error: unknown) => void;
}

/** The mail in the member's language. Their own word is the first line, so a mail without it isn't ours. */
function toSent({ language, ...message }: Message, member: Found | undefined): Message {
  const spoken = language ?? member?.language ?? null;
  const own = isLanguage(spoken) ? spoken : undefined;
  const text = member?.word ? `Your anti-phishing word: ${member.word}\n\n${message.text}` : message.text;
  return { ...message, subject: translateSentence(message.subject, own), text: translateLines(text, own) };
}

interface Found {
  word: string | null;
  language: string | null;
}

export function createMailer({ clock, transport, onFailure }: MailerOptions): Mailer {
  const hand = (message: Message) => {
    transport?.(message).catch((error: unknown) => onFailure?.(error));
  };
  const sendBy = (next: (message: Message) => void): Mailer['send'] => {
    return async (db, message) => {
      const [found] = await db
        .select({
          word: profiles.antiPhishingWord,
          language: sql<string | null>`(
            select ${sessions.language} from ${sessions}
            where ${sessions.memberId} = ${members.id} and ${sessions.language} is not null
            order by ${sessions.id} desc limit 1
          )`,
        })
        .from(profiles)
        .innerJoin(members, eq(members.id, profiles.memberId))
        .where(eq(sql`lower(${members.username})`, message.username.toLowerCase()));
      const sent = toSent(message, found);
      await db.insert(outbox).values({ ...sent, createdAt: clock.now() });
      next(sent);
    };
  };
  const untilCommitted = () => {
    // oxlint-disable-next-line portal/process-state -- of a transaction under way, whose outbox is a table
    const kept: Message[] = [];
    const send = sendBy((message) => void kept.push(message));
    return { mailer: { send, untilCommitted }, deliver: () => kept.splice(0).forEach(hand) };
  };
  return { send: sendBy(hand), untilCommitted };
}
