import { steadyClock } from '@portal/ui/text/format/steadyClock';

/** What came of one check. */
export type Checked = { state: 'done' } | { state: 'failed' } | { state: 'wait'; ms: number };

export interface BalanceChecker {
  /** Says whether the page is in view. Out of view, nothing is asked. */
  view: (visible: boolean) => void;
  stop: () => void;
}

interface BalanceCheckerOptions {
  check: () => Promise<Checked>;
  /** The checker has stopped by itself. */
  onStopped: (why: 'failed' | 'enough') => void;
  visible: boolean;
}

/** The pause between the end of one check and the next, in ms. */
export const checkEvery = 30_000;
/** After so many ms it stops by itself, because a forgotten tab must not ask for ever. */
export const checkFor = 30 * 60_000;

/**
 * Looks for deposits now, and then again and again. One check runs at a time, none while the page is out of view and
 * none before a server's wait is over. A failure ends it, because nothing is retried by itself (D54). However often the
 * page comes and goes, no two checks are closer than `checkEvery`.
 */
export function createBalanceChecker({ check, onStopped, visible }: BalanceCheckerOptions): BalanceChecker {
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
    onStopped(why);
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
