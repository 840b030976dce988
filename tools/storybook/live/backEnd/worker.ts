import { Buffer } from 'buffer';
import type { BackEnd } from './asks';

export interface Asked {
  id: number;
  name: keyof BackEnd;
  args: readonly unknown[];
}

export type Answered = { id: number; value: unknown } | { id: number; fault: string };

// The sandbox's modules use it while they load, so it must exist first.
const starting = (async () => {
  Object.assign(globalThis, { Buffer });
  return (await import('./startBackEnd')).startBackEnd();
})();

globalThis.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const { id, name, args } = data;
  const tell = (answered: Answered) => globalThis.postMessage(answered);
  try {
    const backEnd = await starting;
    const method = backEnd[name] as (...given: readonly unknown[]) => Promise<unknown>;
    tell({ id, value: await method(...args) });
  } catch (error) {
    tell({ id, fault: error instanceof Error ? error.message : String(error) });
  }
};
