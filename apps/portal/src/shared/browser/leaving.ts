import { hasUnsaved } from '@portal/ui/forms/unsaved';

/** What the member wanted to do while something was unsaved; it waits for their answer. */
let held: (() => void) | undefined;
const watchers = new Set<() => void>();

function hold(go: (() => void) | undefined): void {
  held = go;
  for (const watcher of watchers) watcher();
}

/** Leaves at once, or asks first where something typed would be lost. Returns whether it asks. */
export function leave(go: () => void): boolean {
  if (!hasUnsaved()) {
    go();
    return false;
  }
  hold(go);
  return true;
}

/** What waits for the member's answer, as a store of React. */
export const heldLeaving = {
  subscribe: (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  get: () => held,
};

/** The member stays. */
export const stay = (): void => hold(undefined);

/** The member gives up what was typed. */
export function leaveNow(): void {
  const go = held;
  hold(undefined);
  go?.();
}
