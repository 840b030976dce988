import { useEffect, useSyncExternalStore } from 'react';

/** One mark for each form of the page that has changes. */
const unsaved = new Set<object>();
const watchers = new Set<() => void>();

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** Whether leaving the page now would lose something that was typed. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Whether something is unsaved, as it is at each moment. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(watch, hasUnsaved);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Notes that a form has changes, for as long as it is `dirty` and on the page. Who navigates asks `hasUnsaved` first, and
 * the browser asks before the page is reloaded or its tab is closed.
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
