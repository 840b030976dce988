import styled from 'styled-components';
import { border, color, fontSize, fontWeight, space } from '../../tokens';

/** The heading of a day. */
export const Day = styled.h2`
  padding: ${space[3]} ${space[4]} ${space[1]};
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.link};
`;

export const Lines = styled.ul`
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: ${border.hair} solid ${color.line};
  }
  > li[aria-current] {
    background: ${color.accentSoft};
  }
`;

/** A row. Large text wraps the second column below the first before it breaks a word. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  align-items: center;
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: ${space[2]} ${space[4]};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;

  &:is(a, button) {
    cursor: pointer;
  }
  &[aria-expanded='true'] {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
`;

export const Round = styled.span`
  display: grid;
  grid-row: span 2;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.inkMuted};
`;

export const Face = styled.span`
  display: grid;
  grid-row: span 2;
`;

/* Its end often tells two rows apart, so it wraps. A text of the other direction begins by the icon, too. */
export const What = styled.bdi`
  justify-self: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-weight: ${fontWeight.strong};
`;

export const Amount = styled.span`
  font-weight: ${fontWeight.money};
  text-align: end;
`;

export const Second = styled.span`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
`;

export const Bar = styled.span`
  grid-column: 2 / -1;
  padding-block-start: ${space[1]};
`;

/* Cut where the row's detail has the rest. */
/* An inline block, because a Latin text would move the dot to its other side in Arabic. */
export const Dot = styled.span`
  display: inline-block;
  margin-inline: ${space[1]};
`;

export const About = styled.bdi`
  flex: 1 1 6rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-opener] & {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const State = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  margin-inline-start: auto;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
