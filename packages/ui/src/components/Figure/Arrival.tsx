import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, radius, space } from '../../tokens';

interface ArrivalProps {
  label: string;
  /** The amount, or `--` while it is unknown. */
  children: ReactNode;
}

/** What arrives of the amount of a form. */
export const Arrival = ({ label, children }: ArrivalProps) => (
  <Line>
    <span>{label}</span>
    <b>{children}</b>
  </Line>
);

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.box};
  background: ${color.goodSoft};
  color: ${color.good};

  > b {
    font-size: ${fontSize.dialog};
    font-weight: ${fontWeight.heading};
    overflow-wrap: anywhere;
  }
`;
