/** Node's timer as a promise. */
export const setTimeout = (ms: number, value?: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    globalThis.setTimeout(resolve, ms, value);
  });
