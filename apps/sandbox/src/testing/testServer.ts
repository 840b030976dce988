import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { type Clock, fixedClock } from '../data/clock';
import type { Database } from '../data/engine';
import { createServer, type ServerDeps } from '../server';
import { testDatabase } from './database';

/** Light argon2 costs: the tests prove that hashes are compared, not that they are slow. */
export const lightCost = { memoryCost: 64, timeCost: 1 };
export const testNow = '2026-11-21T09:00:00.000Z';
/** More than any test asks for; the tests of limits set their own. */
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
    log: { level: 'silent' },
    ...deps,
  });
  await app.ready();
  afterAll(() => app.close());
  return { app, database, clock };
}
