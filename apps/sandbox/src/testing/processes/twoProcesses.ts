import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, inject } from 'vitest';
import { selectRows } from '../../data/database';
import { toApplicationUrl } from '../copyTemplate';
import { asOperator, type Call, type TestApp } from '../portalClient';
import { testNow, type TestServer } from '../testServer';
import type { RaceOrder } from './raceServer';

const file = fileURLToPath(new URL('raceServer.ts', import.meta.url));

/** Race files share a worker's two processes, because loading a server takes longer than a race. */
let pair: readonly ChildProcess[] | undefined;

function start(): ChildProcess {
  const child = fork(file, [], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // They end with the worker without delaying it.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Sends an order to both processes and returns their answers. */
function askPair(order: RaceOrder): Promise<string[]> {
  pair ??= [start(), start()];
  return Promise.all(
    pair.map(
      (child) =>
        new Promise<string>((resolve, reject) => {
          const end = (code: number | null) => reject(new Error(`a process of the race ended with ${code}`));
          child.once('exit', end);
          child.once('message', (answer: string) => {
            child.off('exit', end);
            resolve(answer);
          });
          child.send(order);
        }),
    ),
  );
}

const toBody = (payload: Call['payload']) =>
  payload === undefined || typeof payload === 'string' || payload instanceof Buffer
    ? payload
    : JSON.stringify(payload);

/** A call over HTTP with the result of an in-process call. */
async function call(origin: string, { method, url, payload, headers }: Call) {
  const isJson = payload !== undefined && typeof payload !== 'string' && !(payload instanceof Buffer);
  const body = toBody(payload);
  const answer = await fetch(origin + url, {
    method,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  return {
    statusCode: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
}

interface AlternatingApp extends TestApp {
  /** Advances the test's clock, and that of all processes through one of them. */
  advance: (seconds: number) => Promise<void>;
}

/**
 * Two processes over a test's database, behind a balancer that alternates between them, which exposes state kept in one
 * process. PGlite runs in one process, so the given server is used there.
 */
export async function twoProcesses({ app, database, clock }: TestServer): Promise<AlternatingApp> {
  const source = inject('sandboxDatabase');
  if (source.engine === 'pglite')
    return {
      inject: (options) => app.inject(options),
      advance: (seconds) => Promise.resolve(clock.advance(seconds)),
    };
  const [row] = await selectRows<{ name: string }>(database.db, sql`SELECT current_database() AS name`);
  // Whatever the processes do, they do under the application's role.
  const url = toApplicationUrl(`${source.url}/${row?.name ?? ''}`);
  const origins = await askPair({ url, now: testNow });
  afterAll(() => askPair('close'));
  let turn = 0;
  return {
    inject: (options) => {
      turn += 1;
      return call(origins[turn % origins.length] ?? '', options);
    },
    advance: async (seconds) => {
      clock.advance(seconds);
      const payload = { advance_seconds: seconds };
      await call(origins[0] ?? '', { method: 'POST', url: '/sandbox/clock', payload, headers: asOperator });
    },
  };
}
