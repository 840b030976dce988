/**
 * Runs in the page before anything else: gives it `__hold`. While a page is looked at, what waits for a clock waits:
 * else a word that goes after two seconds is gone or not, as the machine is busy or not. What has come due runs when it
 * is let go; what repeats leaves its turns out. Shorter waits go on, because they belong to what is being drawn.
 */
export function holdTimers() {
  const least = 250;
  const own = {
    later: globalThis.setTimeout.bind(globalThis),
    notLater: globalThis.clearTimeout.bind(globalThis),
    often: globalThis.setInterval.bind(globalThis),
  };
  const due = new Map();
  let held = false;
  const isLong = (work, ms) => typeof work === 'function' && ms >= least;
  globalThis.setTimeout = (work, ms, ...given) => {
    if (!isLong(work, ms)) return own.later(work, ms, ...given);
    const run = () => (held ? due.set(id, run) : work(...given));
    const id = own.later(run, ms);
    return id;
  };
  globalThis.clearTimeout = (id) => {
    due.delete(id);
    own.notLater(id);
  };
  globalThis.setInterval = (work, ms, ...given) =>
    own.often(isLong(work, ms) ? () => held || work(...given) : work, ms, ...given);
  globalThis.__hold = (isHeld) => {
    held = isHeld;
    if (held) return;
    const runs = [...due.values()];
    due.clear();
    for (const run of runs) run();
  };
}
