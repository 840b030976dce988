/** Runs at most `most` tasks in parallel, in order of arrival. */
export function createQueue(most: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const next = () => {
    while (busy < most) {
      const begin = waiting.shift();
      if (!begin) return;
      busy += 1;
      begin();
    }
  };
  /** Calls `begin` when a slot is free. The returned function releases the slot, or the position in the queue, once. */
  return function enter(begin: () => void): () => void {
    let begun = false;
    let left = false;
    const start = () => {
      begun = true;
      begin();
    };
    waiting.push(start);
    next();
    return () => {
      if (left) return;
      left = true;
      if (begun) busy -= 1;
      else waiting.splice(waiting.indexOf(start), 1);
      next();
    };
  };
}
