import { useEffect, useSyncExternalStore } from 'react';

/** One entry for each form of the page with changes. */
const unsaved = new Set<object>();
const watchers = new Set<() => void>();

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** Whether leaving the page now would lose input. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Whether there is unsaved input, updated on each change. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(watch, hasUnsaved);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Registers a form's changes while it is `dirty` and on the page. Navigation checks `hasUnsaved` first, and
 * the browser asks before a reload or closing the tab.
 */
export function useUnsaved(dirty: boolean): void {
  useEffect(
    function askBeforeLeaving() {
      if (!dirty) return;
      const mark = {};
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
    [dirty],
  );
}
