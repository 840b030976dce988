import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, control, fontWeight, radius, space } from '../../tokens';
import { usePhone } from '../DataList/usePhone';
import { Icon } from '../Icon/Icon';

export interface PhoneFoldProps {
  /** What is folded, on its button. */
  label: string;
  /** Rendered on phones only while open. */
  children: ReactNode;
}

/** Figures that would push a phone's list out of sight. Wider screens show them. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  if (!phone) return children;
  return (
    <Details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>
        {label}
        <Icon name="chevronDown" />
      </Summary>
      {open && children}
    </Details>
  );
}

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
