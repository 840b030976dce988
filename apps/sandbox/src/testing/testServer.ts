import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { type Clock, fixedClock } from '../data/clock';
import type { Database } from '../data/engine';
import { createServer, type ServerDeps } from '../server';
import { testDatabase } from './database';
import { operatorKey } from './portalClient';
import { lightCost } from './lightCost';

export const testNow = '2026-11-21T09:00:00.000Z';
/** Higher than any test needs. The tests of limits set their own. */
const roomy = {};

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  clock: Clock;
}

/** A server over an empty database of this test file, closed after it. */
export async function testServer(deps: Partial<ServerDeps> = {}): Promise<TestServer> {
  const database = deps.database ?? (await testDatabase());
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
  return { app, database, clock };
}
