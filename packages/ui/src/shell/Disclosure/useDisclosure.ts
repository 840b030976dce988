import { useEffect, useId, useRef, useState } from 'react';

/**
 * A button that toggles a panel, which follows it in the document. Escape closes the panel and returns the
 * focus to the button; a press or focus outside closes it too. Spread `root` on the common parent, `trigger`
 * on the button and `panel` on the panel.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<Root>(null);
  const close = () => setOpen(false);
  /** Closes the panel with the focus on the button, so the next dialog can return the focus there. */
  const leave = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  useEffect(
    function closeFromOutside() {
      if (!open) return;
      const onOutside = ({ target }: Event) => {
        if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
      };
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      };
      document.addEventListener('pointerdown', onOutside);
      document.addEventListener('focusin', onOutside);
      document.addEventListener('keydown', onKey);
      return () => {
        document.removeEventListener('pointerdown', onOutside);
        document.removeEventListener('focusin', onOutside);
        document.removeEventListener('keydown', onKey);
      };
    },
    [open],
  );

  return {
    open,
    close,
    leave,
    root,
    trigger: {
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => setOpen(!open),
    },
    panel: { id },
  };
}
