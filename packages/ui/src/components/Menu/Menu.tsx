import * as Parts from '@radix-ui/react-dropdown-menu';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { MenuContext } from './MenuItem';
import { Sheet } from './Menu.styles';
import type { ElementProps } from '../elementProps';

export interface MenuProps extends ElementProps {
  /** The button that opens the menu. It must accept a ref and pass on its props. */
  trigger: ReactElement;
  /** The menu's name, if the trigger's text is not suitable. */
  label?: string;
  /** The trigger's edge that the menu is aligned to. */
  align?: 'start' | 'end';
  /** Whether the menu is open, kept by the caller. */
  open?: boolean;
  /** The menu opens as it appears. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** MenuItem, MenuLink, MenuChoice, MenuSeparator. */
  children: ReactNode;
}

/**
 * A menu below a button, with arrow keys, first letters and Escape. An item's action runs after the focus is
 * back on the trigger, so a dialog it opens returns the focus there.
 */
export function Menu(props: MenuProps) {
  const { trigger, label, align = 'end', open, defaultOpen = false, onOpenChange, children, ...rest } = props;
  const chosen = useRef<(() => void) | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Parts.Root
      modal={false}
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Parts.Trigger asChild ref={button}>
        {trigger}
      </Parts.Trigger>
      <Parts.Portal>
        <Sheet
          align={align}
          sideOffset={gap}
          collisionPadding={gap}
          {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined })}
          {...rest}
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
