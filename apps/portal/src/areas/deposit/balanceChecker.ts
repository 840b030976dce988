import { steadyClock } from '@portal/ui/text/format/steadyClock';

/** The result of one check. */
export type Checked = { state: 'done' } | { state: 'failed' } | { state: 'wait'; ms: number };

export interface BalanceChecker {
  /** Sets whether the page is visible. A hidden page sends no checks. */
  view: (visible: boolean) => void;
  stop: () => void;
}

interface BalanceCheckerOptions {
  check: () => Promise<Checked>;
  /** Called when the checker stops on its own. */
  onStop: (why: 'failed' | 'enough') => void;
  visible: boolean;
}

/** Pause between the end of a check and the next, in ms. */
export const checkEvery = 30_000;
/** Time until it stops, in ms, because a forgotten tab must not check forever. */
export const checkFor = 30 * 60_000;

/**
 * Checks for deposits repeatedly, at least `checkEvery` apart and until a failure (D54). It pauses while the page is
 * hidden or a server's wait runs.
 */
export function createBalanceChecker({ check, onStop, visible }: BalanceCheckerOptions): BalanceChecker {
  const end = steadyClock.now() + checkFor;
  let inView = visible;
  let next = steadyClock.now();
  let state: 'waiting' | 'asking' | 'stopped' = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isStopped = () => state === 'stopped';
  function stop() {
    state = 'stopped';
    clearTimeout(timer);
  }
  function stopBecause(why: 'failed' | 'enough') {
    stop();
    onStop(why);
  }
  function arm() {
    clearTimeout(timer);
    if (state === 'waiting' && inView)
      timer = setTimeout(() => void ask(), Math.max(0, next - steadyClock.now()));
  }
  async function ask() {
    if (steadyClock.now() >= end) return stopBecause('enough');
    state = 'asking';
    const checked = await check();
    if (isStopped()) return;
    if (checked.state === 'failed') return stopBecause('failed');
    state = 'waiting';
    next = steadyClock.now() + Math.max(checkEvery, checked.state === 'wait' ? checked.ms : 0);
    arm();
  }

  arm();
  return {
    view: (visibleNow) => {
      inView = visibleNow;
      arm();
    },
    stop,
  };
}
