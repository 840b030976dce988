import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { type Clock, fixedClock } from '../data/clock';
import type { Db } from '../data/database';
import type { Database } from '../data/engine';
import { createServer, type ServerDeps } from '../server';
import { testDatabase } from './database';
import { operatorKey, PortalClient } from './portalClient';
import { lightCost } from './seedOptions';

export const testNow = '2026-11-21T09:00:00.000Z';
/** Higher than any test needs. The tests of limits set their own. */
const roomy = {};

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  db: Db;
  client: PortalClient;
  clock: Clock;
}

/** A server over a database of this test file, closed after it. */
export async function testServer(
  deps: Partial<ServerDeps> = {},
  ...template: Parameters<typeof testDatabase>
): Promise<TestServer> {
  const database = deps.database ?? (await testDatabase(...template));
  const clock = deps.clock ?? fixedClock(testNow);
  const app = await createServer({
    database,
    clock,
    passwordCost: lightCost,
    limits: roomy,
    operator: true,
    operatorKey,
    log: { level: 'silent' },
    ...deps,
  });
  await app.ready();
  afterAll(() => app.close());
  return { app, database, db: database.db, client: new PortalClient(app), clock };
}
