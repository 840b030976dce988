import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../data/readiness';
import type { LedgerWatch } from '../ledger/watch';

export interface HealthOptions {
  /** Checks the database's status. */
  readiness: () => Promise<Readiness>;
  ledger: LedgerWatch;
}

/**
 * `/health` shows that the process answers, and `/ready` that the database is available with this version's schema. A
 * ledger fault is shown but keeps the process in service, because other members' money is correct (T34).
 */
export function serveHealth(app: FastifyInstance, { readiness, ledger }: HealthOptions): void {
  // Concurrent requests share one database check.
  // oxlint-disable-next-line portal/process-state -- a question under way
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
