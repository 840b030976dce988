import styled from 'styled-components';
import { legMessages } from '../../../text/columnTitles';
import type { Leg } from '../../../text/legs/legs';
import { color, fontWeight, radius, space } from '../../../tokens';

/** The side of a member under the reader, in the leg's hue. It names a side, never a number (D142). */
export const LegName = ({ leg }: { leg: Leg }) => <Name $leg={leg}>{legMessages[leg]}</Name>;

const Name = styled.span<{ $leg: Leg }>`
  color: ${({ $leg }) => ($leg === 'left' ? color.legLeft : color.legRight)};
  font-weight: ${fontWeight.link};

  &::before {
    content: '';
    display: inline-block;
    inline-size: 0.1875rem;
    block-size: 0.75rem;
    margin-inline-end: ${space[1.5]};
    border-radius: ${radius.full};
    background: currentColor;
    vertical-align: -1px;
  }
`;
