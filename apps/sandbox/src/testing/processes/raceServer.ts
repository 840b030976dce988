import { fixedClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { createServer } from '../../server';
import { lightCost } from '../lightCost';

/** One process of a deployment, for the races: serves the database of its first argument at the hour of its second. */
const [url = '', now = ''] = process.argv.slice(2);
const database = await openDatabase({ url, migrate: false });
const app = await createServer({
  database,
  clock: fixedClock(now),
  passwordCost: lightCost,
  limits: {},
  operator: true,
  log: { level: 'error' },
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
