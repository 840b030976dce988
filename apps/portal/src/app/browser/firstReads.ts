/** A read that the page began before the scripts (firstPaint/begin.js). */
export interface BegunRead {
  /** The full URL. */
  url: string;
  /** The authorization header of its session. */
  authorization: string;
  /** Time of the request, by `performance.now()`. */
  at: number;
  answer: Promise<Response>;
  /** Ends the request, also in the middle of its body. */
  stop: Pick<AbortController, 'abort'>;
}

/** Maximum age of an early read, in ms. */
const fresh = 10_000;

/**
 * The platform's fetch, which first serves the page's early reads. Each answer is used once, soon after the start, and
 * only by the same session.
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
      if (request.headers.get('Authorization') !== read.authorization) continue;
      const stop = () => read.stop.abort();
      if (request.signal.aborted) stop();
      request.signal.addEventListener('abort', stop, { once: true });
      return read.answer;
    }
    return fetch(request);
  };
}
