import styled from 'styled-components';
import { border, color, control, fontSize, fontWeight, radius, space } from '../../tokens';

export const Cards = styled.ul`
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
  &:first-child {
    border-block-start-color: transparent;
  }
`;

/** Title and amount on one line, pill and "More" on the next. */
export const CardHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  b {
    font-weight: ${fontWeight.strong};
    text-align: end;
  }
`;

export const Name = styled.div`
  font-weight: ${fontWeight.strong};
  overflow-wrap: anywhere;
`;

export const Lines = styled.div`
  display: grid;
  gap: ${space[1]};
  font-size: ${fontSize.label};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  dt {
    flex: none;
    max-inline-size: 50%;
    color: ${color.inkFaint};
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

export const More = styled.button`
  display: inline-flex;
  grid-column: 2;
  justify-self: end;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${control.touch};
  min-inline-size: ${control.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accentInk};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.strong};
  cursor: pointer;
`;

/** Keeps the room of "More" while a card loads. */
export const MorePlace = styled.span`
  min-block-size: ${control.touch};
`;
