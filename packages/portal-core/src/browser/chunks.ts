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
    timer = setTimeout(() => reject(new Error('late')), ms);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw new ChunkError('lost', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

declare global {
  /**
   * Shows a line below the page if a wait gets long: of a slow connection, or a toast's text while its code is late.
   * Returns what ends the wait. It needs no further file (apps/portal/firstPaint/plainNotice.js); undefined on other pages.
   */
  var watchWait: ((toast?: string) => () => void) | undefined;
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
