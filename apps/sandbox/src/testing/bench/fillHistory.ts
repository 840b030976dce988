import { sql } from 'drizzle-orm';
import { type Db, withoutTimeLimit } from '../../data/database';

const sources = sql`(ARRAY['ROI', 'REFERRAL', 'MATCHING', 'ROYALTY'])[1 + n % 4]`;

/** Gives a member this many payouts over the last year, each with its transaction. */
export async function fillPayouts(db: Db, memberId: number, count: number, now: Date): Promise<void> {
  const until = sql`${now.toISOString()}::timestamptz`;
  const at = sql`${until} - n * (interval '360 days' / ${count}::integer)`;
  await db.transaction(async (tx) => {
    await withoutTimeLimit(tx);
    await tx.execute(sql`
      WITH booked AS (
        INSERT INTO ledger_transactions (kind, note, source, created_at)
          SELECT 'payout', 'Bonus ' || n, ${sources}, ${at} FROM generate_series(1, ${count}::integer) n
          RETURNING id, source, created_at
      )
      INSERT INTO ledger_entries (transaction_id, member_id, wallet, account, amount, source, created_at)
        SELECT id, ${memberId}::integer, 'pay_out', NULL, 1.25, source, created_at FROM booked
        UNION ALL SELECT id, NULL, NULL, 'bonuses', -1.25, source, created_at FROM booked`);
    await tx.execute(sql`
      INSERT INTO payouts (member_id, wallet, amount, description, source, is_paid, created_at)
        SELECT ${memberId}::integer, 'pay_out', 1.25, 'Bonus ' || n, ${sources}, 1, ${at}
        FROM generate_series(1, ${count}::integer) n`);
    await tx.execute(sql`
      INSERT INTO wallets (member_id, key, balance)
        SELECT ${memberId}::integer, 'pay_out', 1.25 * ${count}::integer`);
  });
}

/** Gives a member this many tickets, each with one message. */
export async function fillTickets(db: Db, memberId: number, count: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz - n * interval '1 hour'`;
  await db.execute(sql`
    WITH raised AS (
      INSERT INTO tickets (member_id, subject_id, others_subject, status, created_at, last_reply_at)
        SELECT ${memberId}::integer, 1, 'Question ' || n, n % 4, ${at}, ${at}
        FROM generate_series(1, ${count}::integer) n
        RETURNING id, created_at
    )
    INSERT INTO ticket_messages (ticket_id, message, admin_username, created_at)
      SELECT id, 'Where is my deposit?', NULL, created_at FROM raised`);
}
