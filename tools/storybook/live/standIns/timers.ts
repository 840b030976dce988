/** Node's promise-based timer. */
export const setTimeout = (ms: number, value?: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    globalThis.setTimeout(resolve, ms, value);
  });

/** Lets other tasks of the page run first. */
export const setImmediate = (): Promise<unknown> => setTimeout(0);
