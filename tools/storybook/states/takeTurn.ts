let last: Promise<unknown> = Promise.resolve();

/**
 * Calls `begin` when all who came before have left. The returned function ends the turn, or leaves the queue before it has
 * begun.
 */
export function takeTurn(begin: () => void): () => void {
  const turn = new AbortController();
  const left = new Promise((resolve) => turn.signal.addEventListener('abort', resolve));
  const before = last;
  last = (async () => {
    await before;
    if (turn.signal.aborted) return;
    begin();
    await left;
  })();
  return () => turn.abort();
}
