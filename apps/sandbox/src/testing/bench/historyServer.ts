import { createClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { subjects } from '../../data/schema/catalogue';
import { createServer } from '../../server';
import { moneyMember } from '../moneyMember';
import { openShop } from '../shop';
import { startPostgres } from '../startPostgres';
import { fillPayouts, fillTickets } from './fillHistory';

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
