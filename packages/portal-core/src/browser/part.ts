import { importChunk } from './chunks';

declare global {
  /** Requests a later part's scripts in parallel, by their names or the part's (firstPaint/begin.js); undefined on other pages. */
  var beginImports: ((wanted: string | readonly string[] | undefined) => void) | undefined;
}

/** A module of the portal in its own chunk. */
export interface LazyModule<T> {
  /** The module; undefined until it is loaded. */
  here: () => T | undefined;
  /** Loads it once; rejects with a ChunkError. The next call after a failure tries again. */
  load: () => Promise<T>;
}

/** `name` is the module's name in the page's table of scripts, which are then requested in parallel. */
export function createLazyModule<T>(load: () => Promise<T>, name?: string): LazyModule<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const begin = () => {
    globalThis.beginImports?.(name);
    return importChunk(load).then(
      (module) => (here = module),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
  };
  return { here: () => here, load: () => (coming ??= begin()) };
}
