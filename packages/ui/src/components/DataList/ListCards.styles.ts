import styled from 'styled-components';
import { border, color, control, fontSize, fontWeight, radius, space } from '../../tokens';

export const Cards = styled.ul`
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
  &:first-child {
    border-block-start-color: transparent;
  }
  &[aria-current] {
    background: ${color.accentSoft};
  }
`;

/**
 * A line for title and amount, or pill and "More". Large text wraps between items before it breaks a word.
 */
export const CardLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  b {
    margin-inline-start: auto;
    font-weight: ${fontWeight.strong};
    text-align: end;
  }
`;

/** The second line of a short card. The "More" button extends into the margin, which keeps the line low. */
export const BriefLine = styled(CardLine)`
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  > button {
    margin-block: calc(-1 * ${space[3]});
  }
`;

export const Name = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;
  font-weight: ${fontWeight.strong};
  overflow-wrap: anywhere;
`;

export const Lines = styled.div`
  display: grid;
  gap: ${space[1]};
  font-size: ${fontSize.label};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  dt {
    color: ${color.inkFaint};
  }
  dd {
    /* On the line of its label, or below it when large text doesn't fit. */
    flex: 1 1 7rem;
    margin: 0;
    min-inline-size: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  /* Large enough to be hit between its neighbours; a link that is larger by itself stays so. */
  :where(&) dd a {
    display: inline-block;
    min-block-size: 1.5rem;
  }
`;

export const More = styled.button`
  display: inline-flex;
  margin-inline-start: auto;
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

/** Reserves the width of "More" while a card loads. */
export const MoreContainer = styled.span`
  min-block-size: ${control.touch};
`;
