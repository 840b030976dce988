import { importChunk } from './chunks';

/** A part of the portal that comes in a chunk of its own. */
export interface Part<T> {
  /** What came; undefined until then. */
  here: () => T | undefined;
  /** Loads it once, and answers what came. Rejects with a ChunkError; who calls again then asks again. */
  load: () => Promise<T>;
}

export function partOf<T>(load: () => Promise<T>): Part<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const begin = () =>
    importChunk(load).then(
      (part) => (here = part),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
  return { here: () => here, load: () => (coming ??= begin()) };
}
