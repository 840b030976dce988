import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { ShortcutsDialogProps } from './ShortcutsDialog';

const typing = 'input, textarea, select, [contenteditable="true"]';

/** The initial focus of a page, which needs no restoring. */
const nowhere = 'body, main';

/** Presses the button with this letter in `aria-keyshortcuts`. Returns whether there is one. */
function pressOwn(key: string): boolean {
  const button = /^[a-z]$/.test(key)
    ? document.querySelector<HTMLElement>(`button[aria-keyshortcuts="${key}"]`)
    : null;
  // The opened element returns the focus to the previous element, or to the button if there was none.
  if (button?.ariaHasPopup && document.activeElement?.matches(nowhere)) button.focus();
  button?.click();
  return button !== null;
}

interface ShortcutActions {
  onPaletteOpen: () => void;
  onAmountsToggle: () => void;
}

/**
 * Ctrl/⌘-K opens the palette. With `singleKeys` on and no text input, `?` opens the list of shortcuts, `.`
 * hides or shows amounts, and a letter presses its button on the page. The list's code loads on first use. If
 * that fails, nothing opens and nothing else breaks.
 */
export function useShortcuts(singleKeys: boolean, { onPaletteOpen, onAmountsToggle }: ShortcutActions) {
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
  const openPalette = useEffectEvent(onPaletteOpen);
  const toggleAmounts = useEffectEvent(onAmountsToggle);

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
