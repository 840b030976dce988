import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../data/readiness';
import type { LedgerWatch } from '../ledger/watch';

export interface HealthOptions {
  /** Asks the database how it is. */
  readiness: () => Promise<Readiness>;
  ledger: LedgerWatch;
}

/**
 * `/health` says that the process answers; `/ready` whether it can serve members: the database is there and has this
 * version's schema. A ledger that is out of order is said too, and leaves the process in service: other members' money
 * is sound, and a person has to look (T34). Neither says more than a word of each.
 */
export function serveHealth(app: FastifyInstance, { readiness, ledger }: HealthOptions): void {
  // Many who ask at once are one question to the database.
  let asked: Promise<Readiness> | undefined;
  const ask = () =>
    (asked ??= readiness().finally(() => {
      asked = undefined;
    }));
  app.get('/health', { logLevel: 'error' }, () => Promise.resolve({ status: 'ok' }));
  app.get('/ready', { logLevel: 'error' }, async (_request, reply) => {
    const { database, migrations } = await ask();
    const ready = database === 'ok' && migrations === 'ok';
    const status = ready ? 'ready' : 'not ready';
    return reply.code(ready ? 200 : 503).send({ status, database, migrations, ledger: ledger.state() });
  });
}
