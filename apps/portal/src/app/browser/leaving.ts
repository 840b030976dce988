import { hasUnsaved } from '@portal/ui/forms/unsaved';

/** The navigation held back by unsaved input, until the member answers. */
let held: (() => void) | undefined;
const watchers = new Set<() => void>();

function hold(go: (() => void) | undefined): void {
  held = go;
  for (const watcher of watchers) watcher();
}

/** Leaves, or asks for confirmation if input is unsaved. Returns whether it asks. */
export function leave(go: () => void): boolean {
  if (!hasUnsaved()) {
    go();
    return false;
  }
  hold(go);
  return true;
}

/** The held navigation as an external store for React. */
export const heldLeaving = {
  subscribe: (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  get: () => held,
};

/** The member stays. */
export const stay = (): void => hold(undefined);

/** The member discards the input. */
export function leaveNow(): void {
  const go = held;
  hold(undefined);
  go?.();
}
