import type { Db } from '../data/database';
import { checkLedger, isSound, type LedgerCheck } from './check';

/** `unknown`: not looked at yet, or the last look failed. */
type LedgerState = 'sound' | 'faulty' | 'unknown';

export interface LedgerWatch {
  state: () => LedgerState;
  /** Looks now; who asks while a look is going on gets that one. */
  look: () => Promise<LedgerState>;
  stop: () => void;
}

export interface LedgerWatchOptions {
  db: Db;
  /** How often; 0 only when asked. */
  everySeconds: number;
  /** Told at every look that finds the books out of order. */
  onFault: (found: LedgerCheck) => void;
  /** Told when the books could not be looked at. */
  onFailure: (error: unknown) => void;
}

/** Looks at the ledger's invariants again and again while members act (T13, T34). */
export function watchLedger({ db, everySeconds, onFault, onFailure }: LedgerWatchOptions): LedgerWatch {
  let state: LedgerState = 'unknown';
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
