import { useEffect, useSyncExternalStore } from 'react';

/** One entry for each form of the page with changes. `kept` ones survive navigation, but no reload. */
const unsaved = new Set<{ kept: boolean }>();
const watchers = new Set<() => void>();

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** Whether leaving the page now would lose input. */
export const hasUnsaved = (): boolean => [...unsaved].some(({ kept }) => !kept);

/** Whether a reload would lose input, updated on each change. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(watch, () => unsaved.size > 0);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Registers a form's changes while it is `dirty` and on the page. Navigation checks `hasUnsaved` first, and
 * the browser asks before a reload or closing the tab. `kept` input survives navigation, so only the browser asks.
 */
export function useUnsaved(dirty: boolean, kept = false): void {
  useEffect(
    function askBeforeLeaving() {
      if (!dirty) return;
      const mark = { kept };
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      unsaved.add(mark);
      tell();
      window.addEventListener('beforeunload', ask);
      return () => {
        unsaved.delete(mark);
        tell();
        window.removeEventListener('beforeunload', ask);
      };
    },
    [dirty, kept],
  );
}
