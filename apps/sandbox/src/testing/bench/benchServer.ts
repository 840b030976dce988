import { createClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { createServer } from '../../server';

/** One process of a deployment, for measuring: serves the database of its argument and says where, until it is ended. */
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
