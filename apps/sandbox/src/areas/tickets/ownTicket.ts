import { and, eq } from 'drizzle-orm';
import { notFound } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import type { Db } from '../../data/database';
import { tickets } from '../../data/schema/service';

type TicketId = string | number;

/** A ticket of the member. Another member's ticket is not found, like a missing one (T19). */
const mine = (memberId: number, id: TicketId) =>
  and(eq(tickets.id, rowId(id)), eq(tickets.memberId, memberId));

export async function requireTicket(db: Db, memberId: number, id: TicketId): Promise<number> {
  const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(mine(memberId, id));
  if (!ticket) throw notFound();
  return ticket.id;
}

/** Also locks the ticket until the transaction ends, so no one closes or reopens it meanwhile. */
export async function holdTicket(tx: Db, memberId: number, id: TicketId) {
  const [ticket] = await tx
    .select({ id: tickets.id, status: tickets.status })
    .from(tickets)
    .where(mine(memberId, id))
    .for('update');
  if (!ticket) throw notFound();
  return ticket;
}
