import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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
export function askPair(order: RaceOrder): Promise<string[]> {
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
