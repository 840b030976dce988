import type { Db } from '../data/database';
import { checkLedger, isSound, type LedgerCheck } from './check';

/** `unknown`: not checked yet, or the last check failed. */
type LedgerState = 'sound' | 'faulty' | 'unknown';

export interface LedgerWatch {
  state: () => LedgerState;
  /** Checks now. Concurrent calls share one check. */
  look: () => Promise<LedgerState>;
  stop: () => void;
}

export interface LedgerWatchOptions {
  db: Db;
  /** The seconds between two checks. 0 checks only on request. */
  everySeconds: number;
  /** Called after each check that finds a fault. */
  onFault: (found: LedgerCheck) => void;
  /** Called when a check fails. */
  onFailure: (error: unknown) => void;
}

/** Checks the ledger's invariants repeatedly while members act (T13, T34). */
export function watchLedger({ db, everySeconds, onFault, onFailure }: LedgerWatchOptions): LedgerWatch {
  // oxlint-disable-next-line portal/process-state -- the last look of this process
  let state: LedgerState = 'unknown';
  // oxlint-disable-next-line portal/process-state -- a look under way
  let looking: Promise<LedgerState> | undefined;
  const lookOnce = async (): Promise<LedgerState> => {
    try {
      const found = await checkLedger(db);
      if (!isSound(found)) onFault(found);
      return isSound(found) ? 'sound' : 'faulty';
    } catch (error) {
      onFailure(error);
      return 'unknown';
    }
  };
  const look = () =>
    (looking ??= lookOnce().then((seen) => {
      state = seen;
      looking = undefined;
      return seen;
    }));
  const timer = everySeconds > 0 ? setInterval(() => void look(), everySeconds * 1000) : undefined;
  timer?.unref();
  return { state: () => state, look, stop: () => clearInterval(timer) };
}
