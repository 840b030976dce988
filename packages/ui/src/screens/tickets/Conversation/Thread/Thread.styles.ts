import styled from 'styled-components';
import { border, color, fontSize, fontWeight, layer, media, radius, space } from '../../../../tokens/index';

export const Container = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
`;

export const Box = styled.div`
  overflow: hidden auto;
  /* The place is kept by useThreadPlace, in every browser alike. */
  overflow-anchor: none;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} ${space[5]};

  ${media.phone} {
    padding-inline: ${space[3]};
  }
`;

export const Earlier = styled.div`
  display: grid;
  justify-items: center;
`;

/** The day between two hairlines. */
export const DayName = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[1]};
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.label};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: ${border.hair} solid ${color.line};
  }
`;

export const Messages = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

/** It overlays the end of the messages. */
export const ToEnd = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${space[3]};
  z-index: ${layer.sticky};
  display: grid;
  justify-items: center;
  pointer-events: none;

  > button {
    pointer-events: auto;
    border-radius: ${radius.full};
    box-shadow: ${color.shadowRaised};
  }
`;
