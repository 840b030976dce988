import { createClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { subjects } from '../../data/schema/catalogue';
import { createServer } from '../../server';
import { moneyMember } from '../moneyMember';
import { openShop } from '../shop';
import { startPostgres } from '../startPostgres';
import { sql } from 'drizzle-orm';
import { type Db, withoutTimeLimit } from '../../data/database';

const sources = sql`(ARRAY['ROI', 'REFERRAL', 'MATCHING', 'ROYALTY'])[1 + n % 4]`;

/** Gives a member this many payouts over the last year, each with its transaction. */
async function fillPayouts(db: Db, memberId: number, count: number, now: Date): Promise<void> {
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
async function fillTickets(db: Db, memberId: number, count: number, now: Date): Promise<void> {
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

/**
 * Serves the portal of its argument to members with short and long histories, and prints the address and the members'
 * tokens as JSON (`npm run bench -- history`).
 */
const histories = {
  short: { payouts: 100, tickets: 50 },
  middle: { payouts: 1_000, tickets: 50 },
  long: { payouts: 100_000, tickets: 2_000 },
};

const ends: (() => Promise<void>)[] = [];
const stop = async (code: number) => {
  for (const end of ends.splice(0).reverse()) await end();
  process.exit(code);
};
process.on('SIGTERM', () => void stop(0));

try {
  const server = await startPostgres({ durable: true });
  ends.push(() => server.stop());
  const database = await openDatabase({ url: `${server.database.url}/${server.database.templates.empty}` });
  ends.push(() => database.close());
  const clock = createClock();
  await openShop(database.db);
  await database.db.insert(subjects).values({ id: 1, subject: 'Others' });
  const tokens: Record<string, string> = {};
  for (const [name, { payouts, tickets }] of Object.entries(histories)) {
    const { id, token } = await moneyMember(database.db, clock, name);
    await fillPayouts(database.db, id, payouts, clock.now());
    await fillTickets(database.db, id, tickets, clock.now());
    tokens[name] = token;
  }
  const app = await createServer({
    database,
    clock,
    limits: {},
    checkEvery: 0,
    log: { level: 'error' },
    ...(process.argv[2] !== undefined && { portalDist: process.argv[2] }),
  });
  ends.push(() => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${JSON.stringify({ origin, tokens })}\n`);
} catch (error) {
  console.error(error);
  await stop(1);
}
