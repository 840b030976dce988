import { createClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { createServer } from '../../server';

/** One process of a deployment for measurements. It serves the database of its argument and prints its address. */
const database = await openDatabase({ url: process.argv[2] });
const app = await createServer({
  database,
  clock: createClock(),
  limits: {},
  checkEvery: 100,
  log: { level: 'error' },
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
