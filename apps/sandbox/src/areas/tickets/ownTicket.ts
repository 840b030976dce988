import { and, eq } from 'drizzle-orm';
import { notFound } from '../../wire/refusal';
import { rowId } from '../../wire/rowId';
import type { Db } from '../../data/database';
import { tickets } from '../../data/schema/service';

type TicketId = string | number;

/** A ticket of the member; another's is not found, like one that is not there (T19). */
const mine = (memberId: number, id: TicketId) =>
  and(eq(tickets.id, rowId(id)), eq(tickets.memberId, memberId));

/** The id of a ticket of the member. */
export async function requireTicket(db: Db, memberId: number, id: TicketId): Promise<number> {
  const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(mine(memberId, id));
  if (!ticket) throw notFound();
  return ticket.id;
}

/** Does the same and locks the ticket until the transaction ends, so that nobody closes or reopens it meanwhile. */
export async function holdTicket(tx: Db, memberId: number, id: TicketId) {
  const [ticket] = await tx
    .select({ id: tickets.id, status: tickets.status })
    .from(tickets)
    .where(mine(memberId, id))
    .for('update');
  if (!ticket) throw notFound();
  return ticket;
}
