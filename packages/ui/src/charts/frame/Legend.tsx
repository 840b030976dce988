import styled from 'styled-components';
import { color, fontSize, space } from '../../tokens';
import type { Series } from '../chart';
import type { FillOf } from './Patterns';
import { Swatch } from './Swatch';

interface LegendProps {
  series: readonly Series[];
  fillOf: FillOf;
}

/** Which hue and pattern stands for what. */
export function Legend({ series, fillOf }: LegendProps) {
  return (
    <List>
      {series.map(({ label, tone }) => (
        <li key={label}>
          <Swatch fill={fillOf(tone)} />
          {label}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};

  li {
    display: flex;
    align-items: baseline;
    gap: ${space[1.5]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
