/** A read that the page began before any script came (firstPaint/begin.js). */
export interface BegunRead {
  /** Whole. */
  url: string;
  /** The header of the session that asked. */
  authorization: string;
  /** When it was asked for, by `performance.now()`. */
  at: number;
  answer: Promise<Response>;
}

/** Milliseconds after which what was asked for then counts as old. */
const fresh = 10_000;

/** Rejects when a request is given up. */
const givenUp = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });

/**
 * The platform's fetch, but for the first to ask for what the page has begun to read: it gets that answer. Each is given
 * once, soon after the page began, and to the session that asked.
 */
export function fetchAfter(
  begun: readonly BegunRead[],
  fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
  now: () => number = () => performance.now(),
): (request: Request) => Promise<Response> {
  const waiting = new Set(begun);
  return (request) => {
    for (const read of waiting) {
      const isAsked = request.method === 'GET' && request.url === read.url;
      if (!isAsked || now() - read.at > fresh) continue;
      waiting.delete(read);
      if (request.headers.get('Authorization') === read.authorization)
        return Promise.race([read.answer, givenUp(request)]);
    }
    return fetch(request);
  };
}
