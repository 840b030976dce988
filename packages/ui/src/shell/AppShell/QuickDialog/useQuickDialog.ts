import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { QuickDialogProps } from './QuickDialog';
import type { QuickView } from './quickView';

const typing = 'input, textarea, select, [contenteditable="true"]';

/**
 * Ctrl/⌘-K opens the jump. `?` opens the list of shortcuts and `.` is told, if `singleKeys` is on and no text is being typed. The
 * dialog's code is loaded at first use. If that fails, nothing opens and nothing else breaks.
 */
export function useQuickDialog(singleKeys: boolean, onFullStop: () => void) {
  const stop = useEffectEvent(onFullStop);
  const [Dialog, setDialog] = useState<ComponentType<QuickDialogProps>>();
  const [view, setView] = useState<QuickView>();

  const open = useCallback((wanted: QuickView) => {
    setView(wanted);
    import('./QuickDialog').then(
      (module) => setDialog(() => module.QuickDialog),
      () => setView(undefined),
    );
  }, []);
  const close = useCallback(() => setView(undefined), []);

  useEffect(
    function listenForShortcuts() {
      const onKey = (event: KeyboardEvent) => {
        if (event.defaultPrevented || document.querySelector('dialog[open], [aria-modal="true"]')) return;
        const inText = event.target instanceof Element && event.target.matches(typing);
        if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
          event.preventDefault();
          open('jump');
        } else if (singleKeys && !inText && !event.ctrlKey && !event.metaKey && !event.altKey) {
          if (event.key === '.' && !event.repeat) stop();
          else if (event.key !== '?') return;
          else open('shortcuts');
          event.preventDefault();
        }
      };
      document.addEventListener('keydown', onKey);
      return () => document.removeEventListener('keydown', onKey);
    },
    [open, singleKeys],
  );

  return { open, close, view, Dialog: view === undefined ? undefined : Dialog };
}
