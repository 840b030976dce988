/** What stands in the place of an amount that is hidden. */
export const dots = '••••';

let hidden = false;
const watchers = new Set<() => void>();

/** Whether amounts are hidden on this device, so that nobody reads them over a shoulder. */
export const areAmountsHidden = (): boolean => hidden;

/** Hides all amounts, or shows them again: also those in sentences, names and tooltips. */
export function hideAmounts(next: boolean): void {
  if (hidden === next) return;
  hidden = next;
  for (const watcher of watchers) watcher();
}

/** Calls back when amounts are hidden or shown; returns what stops that. */
export function watchAmounts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
