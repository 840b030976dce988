import { importChunk } from './chunks';

/** A part of the portal that comes in a chunk of its own. */
export interface LazyModule<T> {
  /** What came; undefined until then. */
  here: () => T | undefined;
  /** Loads it once, and answers what came. Rejects with a ChunkError; who calls again then asks again. */
  load: () => Promise<T>;
}

export function createLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const begin = () =>
    importChunk(load).then(
      (module) => (here = module),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
  return { here: () => here, load: () => (coming ??= begin()) };
}
