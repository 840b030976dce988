import styled from 'styled-components';
import { border, color, control, fontSize, layer, media, radius, space } from '../../tokens';

/** The parts of the dropdown lists. Positions the list. */
export const Anchor = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const Sheet = styled.div<{ $side: 'below' | 'above' }>`
  position: absolute;
  inset-inline: 0;
  ${({ $side }) => ($side === 'below' ? 'inset-block-start' : 'inset-block-end')}: calc(100% + ${space[1]});
  z-index: ${layer.popover};
  overflow: hidden;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
  box-shadow: ${color.shadowRaised};
`;

/* Plain elements are faster, because 250 countries render at each key press. */
export const List = styled.ul`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]};

  &:empty {
    padding: 0;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${control.base};
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.small};
    cursor: pointer;
  }
  li > :first-child {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  li > :nth-child(2) {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  li > svg {
    color: ${color.accentInk};
  }
  li[aria-selected='true'] {
    background: ${color.sunken};
  }
  ${media.forcedColors} {
    li[aria-selected='true'] {
      outline: ${border.focus} solid;
      outline-offset: calc(-1 * ${border.focus});
    }
  }
  ${media.handheld} {
    li {
      min-block-size: ${control.touch};
    }
  }
`;

export const Nothing = styled.p`
  padding: ${space[3]};
  color: ${color.inkMuted};
`;
