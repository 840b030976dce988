import styled from 'styled-components';
import { border, color, duration, fontSize, fontWeight, media, space } from '../../../tokens';

export const Items = styled.ul`
  padding: 0;
  list-style: none;
`;

export const Item = styled.button`
  display: grid;
  gap: ${space[1.5]};
  inline-size: 100%;
  padding: ${space[3]} ${space[4]};
  border: 0;
  border-block-end: ${border.hair} solid ${color.line};
  background: none;
  color: ${color.ink};
  text-align: start;
  transition: background ${duration.quick};

  &:is(button) {
    cursor: pointer;
  }
  ${media.hover} {
    &:is(button):hover {
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    background: ${color.accentSoft};
    box-shadow: inset ${space.half} 0 ${color.accent};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
`;

export const Subject = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${fontWeight.strong};

  bdi {
    flex: 1;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

/** In the current row a status has its own background, because row and status may share a colour. */
export const PillSlot = styled.span`
  [aria-current] & > span {
    background: ${color.surface};
  }
`;

export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
