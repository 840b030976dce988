/** A module failed to load: a deploy removed it, the network failed, or it was too slow. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** The time limit of A §9, in ms. */
export const chunkTimeout = 120_000;

/** A dynamic import with its time limit (D102); rejects with a ChunkError. */
export async function importChunk<T>(load: () => Promise<T>, ms = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('A part of the portal took too long to load')), ms);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkError
      ? error
      : new ChunkError('A part of the portal could not be loaded', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

declare global {
  // Both need no further file (apps/portal/firstPaint/plainNotice.js); undefined on other pages.
  /** Shows a line of a slow connection below the page, or a text in it. Returns what removes it. */
  var showSlowLine: ((language: string, text?: string) => (() => void) | undefined) | undefined;
  /** Shows the line if a wait gets long. Returns what ends the wait. */
  var watchWait: (() => () => void) | undefined;
}

/** Prefetches a module. A failure is retried when the module is needed. */
export function warmChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** Calls back when the browser is idle, within a few seconds at the latest. Returns a cleanup function. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(callback, { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(callback, 1500);
  return () => clearTimeout(timer);
}
