import { eq } from 'drizzle-orm';
import { toLastReply } from '../../data/sums/keptSums';
import { notFound } from '../../api/refusal';
import { news } from '../../data/schema/catalogue';
import { members } from '../../data/schema/members';
import { notifications, ticketMessages, tickets } from '../../data/schema/service';
import type { Action } from '../action';
import { flag, html, requireMember, text, title, username } from '../fields';

/**
 * Replies to a ticket and sets its status: 0 New, 1 Open, 2 Close, 3 Reopen (B §4). A reply without a status sets Open.
 */
export const answerTicket: Action<{ id: number; reply?: string; status?: 0 | 1 | 2 | 3 }> = {
  path: '/tickets/:id',
  body: { reply: text, status: { type: 'integer', enum: [0, 1, 2, 3] } },
  run: async ({ id, reply, status = 1 }, { services: { db, clock } }) => {
    const at = clock.now();
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(tickets)
        .set({ status, ...(reply ? { lastReplyAt: toLastReply(at) } : {}) })
        .where(eq(tickets.id, id))
        .returning({ id: tickets.id });
      if (changed.length === 0) throw notFound();
      if (reply)
        await tx
          .insert(ticketMessages)
          .values({ ticketId: id, message: reply, adminUsername: 'support', createdAt: at });
    });
    return { message: `Ticket ${id} is answered.` };
  },
};

/** Publishes news. The body is HTML, which the portal sanitizes (T1). */
export const sendNews: Action<{ title: string; body: string; image?: string }> = {
  path: '/news',
  body: { title, body: html, image: { type: 'string', pattern: '^[A-Za-z0-9._-]{0,128}$' } },
  required: ['title', 'body'],
  run: async (input, { services: { db, clock } }) => {
    const at = clock.now();
    const [row] = await db
      .insert(news)
      .values({
        title: input.title,
        body: input.body,
        image: input.image || null,
        isShow: 1,
        publishedAt: at,
        createdAt: at,
      })
      .returning({ id: news.id });
    return { message: 'The news is published.', id: row?.id };
  },
};

/** Hides news (0) or shows it again (1). Hidden news doesn't pop up and can't be read. */
export const showNews: Action<{ id: number; is_show: 0 | 1 }> = {
  path: '/news/:id',
  body: { is_show: flag },
  required: ['is_show'],
  run: async ({ id, is_show: isShow }, { services: { db } }) => {
    const changed = await db.update(news).set({ isShow }).where(eq(news.id, id)).returning({ id: news.id });
    if (changed.length === 0) throw notFound();
    return { message: `News ${id} is ${isShow === 1 ? 'shown' : 'withdrawn'}.` };
  },
};

interface NotificationInput {
  username?: string;
  title: string;
  body: string;
  popup?: 0 | 1;
}

/** Notifies one member, or all members without a username. */
export const sendNotification: Action<NotificationInput> = {
  path: '/notifications',
  body: { username: { ...username, pattern: '^[A-Za-z0-9]{0,64}$' }, title, body: html, popup: flag },
  required: ['title', 'body'],
  run: async (input, { services: { db, clock } }) => {
    const to = input.username
      ? [await requireMember(db, input.username)]
      : await db.select({ id: members.id }).from(members);
    const rows = to.map(({ id }) => ({
      memberId: id,
      title: input.title,
      body: input.body,
      source: 'OPERATOR',
      isPopup: input.popup ?? 0,
      createdAt: clock.now(),
    }));
    for (let start = 0; start < rows.length; start += 1000)
      await db.insert(notifications).values(rows.slice(start, start + 1000));
    return { message: `${rows.length} notified.`, notified: rows.length };
  },
};
