import * as Parts from '@radix-ui/react-dropdown-menu';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { MenuContext } from './MenuItem';
import { Sheet } from './Menu.styles';

export interface MenuProps {
  /** The button that opens the menu. It must accept a ref and pass on its props. */
  trigger: ReactElement;
  /** The menu's name, if the trigger's text is not suitable. */
  label?: string;
  /** The trigger's edge that the menu is aligned to. */
  align?: 'start' | 'end';
  /** The menu opens as it appears. */
  defaultOpen?: boolean;
  /** MenuItem, MenuLink, MenuChoice, MenuSeparator. */
  children: ReactNode;
}

/**
 * A menu below a button, with arrow keys, first letters and Escape. An item's action runs after the focus is
 * back on the trigger, so a dialog it opens returns the focus there.
 */
export function Menu({ trigger, label, align = 'end', defaultOpen = false, children }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Parts.Root modal={false} defaultOpen={defaultOpen}>
      <Parts.Trigger asChild ref={button}>
        {trigger}
      </Parts.Trigger>
      <Parts.Portal>
        <Sheet
          align={align}
          sideOffset={gap}
          collisionPadding={gap}
          {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined })}
          onCloseAutoFocus={(event) => {
            const act = chosen.current;
            chosen.current = null;
            if (!act) return;
            event.preventDefault();
            button.current?.focus();
            act();
          }}
        >
          <MenuContext value={(act) => (chosen.current = act)}>{children}</MenuContext>
        </Sheet>
      </Parts.Portal>
    </Parts.Root>
  );
}

/** Distance from the trigger and from the window's edge, in px. */
const gap = 6;
