import styled from 'styled-components';
import { color, space } from '../../tokens';
import { bareControl, FieldBox } from '../Field/FieldBox';

/** A select's field, with its arrow at the end. */
export const Box = styled(FieldBox)`
  position: relative;
  padding-inline: 0;
  color: ${color.inkMuted};

  > svg {
    position: absolute;
    inset-inline-end: ${space[3]};
    pointer-events: none;
  }
`;

export const Select = styled.select`
  ${bareControl}
  appearance: none;
  padding-inline: ${space[3]} ${space[8]};
  color: ${color.ink};
  cursor: pointer;

  option {
    background: ${color.surface};
    color: ${color.ink};
  }
`;
