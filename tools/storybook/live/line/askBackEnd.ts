import type { BackEnd } from '../backEnd/asks';
import type { Answered, Asked } from '../backEnd/worker';

function open(): BackEnd {
  const worker = new Worker(new URL('../backEnd/worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) asked?.reject(new Error(data.fault));
    else asked?.resolve(data.value);
  };
  worker.onerror = ({ message }) => {
    for (const asked of waiting.values()) asked.reject(new Error(`The back end fell: ${message}`));
    waiting.clear();
  };
  const ask =
    (name: keyof BackEnd) =>
    (...args: readonly unknown[]) => {
      const asked = Promise.withResolvers<unknown>();
      last += 1;
      waiting.set(last, asked);
      worker.postMessage({ id: last, name, args } satisfies Asked);
      return asked.promise;
    };
  return new Proxy({} as BackEnd, { get: (_, name) => ask(name as keyof BackEnd) });
}

let opened: BackEnd | undefined;

/** Returns this page's back end in a worker, which doesn't block rendering. All stories share it. */
export const backEnd = (): BackEnd => (opened ??= open());
