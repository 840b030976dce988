import { eq } from 'drizzle-orm';
import type { Db } from '../data/database';
import { members } from '../data/schema/members';
import { notifications } from '../data/schema/service';
import { rejectedMessage } from '../mail/messages';
import type { Mailer } from '../mail/mailer';
import { escapeHtml } from '../api/escapeHtml';

interface Rejection {
  memberId: number;
  /** `Withdrawal WD-002629`. */
  what: string;
  /** The operator's reason, or undefined. */
  reason: string | undefined;
  /** The location of the money, or absent if none was held. */
  money?: string;
  source: string;
  at: Date;
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Notifies a member of a rejection, by a notification and by mail with the reason first. */
export async function tellRejected(db: Db, mailer: Mailer, rejection: Rejection): Promise<void> {
  const { memberId, what, reason, money, source, at } = rejection;
  const [to] = await db
    .select({ username: members.username, email: members.email })
    .from(members)
    .where(eq(members.id, memberId));
  if (!to) return;
  const detail = [reason && asSentence(reason), money].filter(Boolean).join(' ');
  await db.insert(notifications).values({
    ...{ memberId, title: `${what} was rejected`, body: `<p>${escapeHtml(detail)}</p>` },
    ...{ source, createdAt: at },
  });
  await mailer.send(db, rejectedMessage(to, what, detail));
}
