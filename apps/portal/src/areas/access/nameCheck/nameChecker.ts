import type { NameCheck } from '@portal/ui';
import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { isUsername } from '../invitation';

/** What an answer says of a name. */
export type Finding =
  | { state: 'available'; info?: string }
  | { state: 'notAvailable' }
  | { state: 'failed' }
  /** The name was asked about too often. `ms` must pass before the next time (T17). */
  | { state: 'waiting'; ms: number };

export interface NameChecker {
  /** Asks about a name. One that is not letters and digits alone is never asked about. */
  check: (name: string) => void;
  /** Drops answers and waits that are still to come. */
  stop: () => void;
}

/**
 * Asks about one name after the other. Answers may come in any order, so one counts only while its name is the newest.
 * A server that wants a wait gets it, and is then asked about the newest name alone. `show` gets every change.
 */
export function createNameChecker(
  ask: (name: string) => Promise<Finding>,
  show: (check: NameCheck) => void,
): NameChecker {
  let newest = 0;
  let freeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(name: string): Promise<void> {
    const own = ++newest;
    clearTimeout(timer);
    const wait = freeAt - steadyClock.now();
    if (wait > 0) {
      show({ name, state: 'waiting' });
      timer = setTimeout(() => void run(name), wait);
      return;
    }
    show({ name, state: 'checking' });
    const finding = await ask(name);
    if (finding.state === 'waiting') freeAt = steadyClock.now() + finding.ms;
    if (own !== newest) return;
    switch (finding.state) {
      case 'waiting':
        return run(name);
      case 'failed':
        return show({ name, state: 'failed', onRetry: () => void run(name) });
      case 'available':
      case 'notAvailable':
        return show({ name, ...finding });
    }
  }

  return {
    check: (name) => {
      if (isUsername(name)) void run(name);
    },
    stop: () => {
      newest += 1;
      clearTimeout(timer);
    },
  };
}
