/** Lets at most `most` at a time begin, in the order in which they came. */
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
  /** Calls `begin` when there is room. The returned function gives back the room, or the place in the queue, once. */
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
