import { useEffect, useId, useRef, useState } from 'react';

/**
 * A button that shows and hides a panel behind it in the page's order. Escape closes it and gives the
 * focus back to the button; a press or a focus elsewhere closes it too. Spread `root` on the element that
 * holds both, `trigger` on the button and `panel` on what it shows.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<Root>(null);
  const close = () => setOpen(false);
  /** Closes it with the focus back on the button: for what opens next, and gives the focus back later. */
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
