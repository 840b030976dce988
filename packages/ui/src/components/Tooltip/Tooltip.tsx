import * as Parts from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, layer, radius, space } from '../../tokens';
import type { ElementProps } from '../elementProps';

export interface TooltipProps extends ElementProps {
  /** A short text that is available elsewhere too, because touch has no hover. */
  text: string;
  /** The side of its element, if there is space. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /** Whether the text is shown, kept by the caller. */
  open?: boolean;
  /** The text is shown from the start. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** One control that accepts a ref and passes on its props, such as a Button. */
  children: ReactElement;
}

/** A text next to a control on hover or focus; Escape hides it. */
export function Tooltip(props: TooltipProps) {
  const { text, placement = 'top', open, defaultOpen = false, onOpenChange, children, ...rest } = props;
  return (
    <Parts.Provider delayDuration={openingDelay}>
      <Parts.Root
        defaultOpen={defaultOpen}
        {...(open !== undefined && { open })}
        {...(onOpenChange && { onOpenChange })}
      >
        <Parts.Trigger asChild>{children}</Parts.Trigger>
        <Parts.Portal>
          <Text side={placement} sideOffset={gap} collisionPadding={gap} {...rest}>
            {text}
          </Text>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  );
}

/** The hover time before the text appears, in ms. */
const openingDelay = 300;
/** Distance from the control and from the window's edge, in px. */
const gap = 6;

const Text = styled(Parts.Content)`
  z-index: ${layer.popover};
  max-inline-size: 18rem;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.ink};
  color: ${color.canvas};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`;
