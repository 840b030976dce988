import * as Parts from '@radix-ui/react-dropdown-menu';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { MenuContext } from './MenuContext';
import { Sheet } from './Menu.styles';

export interface MenuProps {
  /** The button that opens the menu. It has to take a ref and pass props on. */
  trigger: ReactElement;
  /** Names the menu when the trigger's words would not. */
  label?: string;
  /** Which edge of the trigger the menu shares. */
  align?: 'start' | 'end';
  /** MenuItem, MenuLink, MenuChoice, MenuSeparator. */
  children: ReactNode;
}

/**
 * A menu below a button, with arrow keys, first letters and Escape. An item acts only once focus is
 * back on the trigger, so that a dialog it opens returns focus there.
 */
export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Parts.Root modal={false}>
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
