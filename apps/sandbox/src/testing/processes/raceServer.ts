import { fixedClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { createServer } from '../../server';
import { operatorKey } from '../portalClient';
import { lightCost } from '../seedOptions';

/** An order of a test: serve a database as of an hour, or close the current one. */
export type RaceOrder = { url: string; now: string } | 'close';

/** One process of a deployment for the races. It answers each order with its address, or '' after closing. */
async function serve(url: string, now: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const database = await openDatabase({ url, migrate: false });
  const app = await createServer({
    database,
    clock: fixedClock(now),
    passwordCost: lightCost,
    limits: {},
    operator: true,
    operatorKey,
    log: { level: 'error' },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { origin, close };
}

let close = async () => {};

async function obey(order: RaceOrder): Promise<string> {
  await close();
  close = async () => {};
  if (order === 'close') return '';
  const served = await serve(order.url, order.now);
  ({ close } = served);
  return served.origin;
}

process.on('message', (order: RaceOrder) => {
  void obey(order).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
