/** Replaces a hidden amount. */
export const dots = '••••';

let hidden = false;
const watchers = new Set<() => void>();

/** Whether amounts are hidden on this device, for privacy from people nearby. */
export const areAmountsHidden = (): boolean => hidden;

/** Hides or shows all amounts, including those in sentences, names and tooltips. */
export function hideAmounts(next: boolean): void {
  if (hidden === next) return;
  hidden = next;
  for (const watcher of watchers) watcher();
}

/** Calls back when amounts are hidden or shown. Returns a cleanup function. */
export function watchAmounts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
