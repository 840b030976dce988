import type { NameCheck } from '@portal/ui';
import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { isUsername } from '../invitation';

/** The result of a name check. */
export type Finding =
  | { state: 'available'; info?: string }
  | { state: 'notAvailable' }
  | { state: 'failed' }
  /** The name was checked too often. `ms` must pass before the next check (T17). */
  | { state: 'waiting'; ms: number };

export interface NameChecker {
  /** Checks a name. A name with other characters than letters and digits is never sent. */
  check: (name: string) => void;
  /** Drops pending answers and waits. */
  stop: () => void;
}

/**
 * Checks one name after another and reports only the newest to `show`. If the server wants a wait, only the newest name
 * is sent after it.
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
