import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { ShortcutsDialogProps } from './ShortcutsDialog';

const typing = 'input, textarea, select, [contenteditable="true"]';

/** Where the focus is after a page has opened: nobody put it there, so nobody misses it. */
const nowhere = 'body, main';

/** Presses the button that has this letter for its key (`aria-keyshortcuts`). Answers whether there is one. */
function pressOwn(key: string): boolean {
  const button = /^[a-z]$/.test(key)
    ? document.querySelector<HTMLElement>(`button[aria-keyshortcuts="${key}"]`)
    : null;
  // What it opens gives the focus back to where it was, or to the button, if it was nowhere.
  if (button?.ariaHasPopup && document.activeElement?.matches(nowhere)) button.focus();
  button?.click();
  return button !== null;
}

interface ShortcutActions {
  onPaletteOpened: () => void;
  onAmountsToggled: () => void;
}

/**
 * Ctrl/⌘-K asks for the palette. `?` opens the list of shortcuts, `.` hides or shows amounts and a letter presses the
 * button of the page that it belongs to, if `singleKeys` is on and no text is being typed. The list's code is loaded at
 * first use. If that fails, nothing opens and nothing else breaks.
 */
export function useShortcuts(singleKeys: boolean, { onPaletteOpened, onAmountsToggled }: ShortcutActions) {
  const [Dialog, setDialog] = useState<ComponentType<ShortcutsDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    setOpen(true);
    import('./ShortcutsDialog').then(
      (module) => setDialog(() => module.ShortcutsDialog),
      () => setOpen(false),
    );
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const openPalette = useEffectEvent(onPaletteOpened);
  const toggleAmounts = useEffectEvent(onAmountsToggled);

  useEffect(
    function listenForShortcuts() {
      const onKey = (event: KeyboardEvent) => {
        if (event.defaultPrevented || document.querySelector('dialog[open], [aria-modal="true"]')) return;
        const inText = event.target instanceof Element && event.target.matches(typing);
        if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
          event.preventDefault();
          openPalette();
        } else if (singleKeys && !inText && !event.ctrlKey && !event.metaKey && !event.altKey) {
          if (event.key === '.' && !event.repeat) toggleAmounts();
          else if (event.key === '?') open();
          else if (event.repeat || !pressOwn(event.key)) return;
          event.preventDefault();
        }
      };
      document.addEventListener('keydown', onKey);
      return () => document.removeEventListener('keydown', onKey);
    },
    [open, singleKeys],
  );

  return { open, close, Dialog: isOpen ? Dialog : undefined };
}
