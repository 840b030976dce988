import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RaceOrder } from './raceServer';

const file = fileURLToPath(new URL('raceServer.ts', import.meta.url));

/** Files of races follow each other in one worker, and to load a server costs more than a race: they share two processes. */
let pair: readonly ChildProcess[] | undefined;

function start(): ChildProcess {
  const child = fork(file, [], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // They end with the worker, which does not wait for them.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Gives an order to both processes; answers what each says. */
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
