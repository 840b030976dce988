import { importChunk } from './chunks';

/** A module of the portal in its own chunk. */
export interface LazyModule<T> {
  /** The module; undefined until it is loaded. */
  here: () => T | undefined;
  /** Loads it once; rejects with a ChunkError. The next call after a failure tries again. */
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
