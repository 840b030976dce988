import type { ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, control, fontWeight, radius, space } from '../../tokens';
import { usePhone } from '../DataList/usePhone';
import { Icon } from '../Icon/Icon';
import type { ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';

export interface PhoneFoldProps extends ElementProps<HTMLElement> {
  /** What is folded, on its button. */
  label: string;
  /** Whether it is open, kept by the caller. */
  open?: boolean | undefined;
  /** Whether it starts open. Default: false. */
  defaultOpen?: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Rendered on phones only while open. */
  children: ReactNode;
}

/** Figures that would push a phone's list out of sight. Wider screens show them below each other. */
export function PhoneFold(props: PhoneFoldProps) {
  const { label, open: given, defaultOpen = false, onOpenChange, children, ...rest } = props;
  const phone = usePhone();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  if (!phone) return <Unfolded {...rest}>{children}</Unfolded>;
  return (
    <Details
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && setOpen(currentTarget.open)}
      {...(rest as ElementProps<HTMLDetailsElement>)}
    >
      <Summary>
        {label}
        <Icon name="chevronDown" />
      </Summary>
      {open && children}
    </Details>
  );
}

/* One column, because the page around it may have several. */
const Unfolded = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  &:empty {
    display: none;
  }
`;

const Details = styled.details`
  display: grid;

  &[open] > summary {
    margin-block-end: ${space[3]};
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${control.touch};
  padding-inline: ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  font-weight: ${fontWeight.strong};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;
