import { eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { refused } from '../../api/refusal';
import { tickets } from '../../data/schema/service';
import { holdTicket } from './ownTicket';
import { ticketStatus } from './ticketStatus';

/** Only a closed ticket can be reopened (B §4). A GET with an effect (D55). */
export const reopenTicket = memberOperation<'reopenTicket'>(
  async ({ params }, { session: { memberId }, services: { db } }) => {
    await db.transaction(async (tx) => {
      const { id, status } = await holdTicket(tx, memberId, params.id);
      if (status !== ticketStatus.closed) throw refused('Only a closed ticket can be reopened.');
      await tx.update(tickets).set({ status: ticketStatus.reopened }).where(eq(tickets.id, id));
    });
    return { status: true, message: 'The ticket has been reopened.' };
  },
);
