import styled from 'styled-components';
import { border, color, frame, layer, media, pinned, radius, space } from '../../tokens';

/** Contains a trigger and, below its end, a Panel. On phones the Panel is below the whole header. */
export const Anchor = styled.div`
  position: relative;

  ${media.phone} {
    position: static;
  }
`;

/** A panel that drops from the header. On phones it spans the screen. */
export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space[1.5]});
  inset-inline-end: 0;
  z-index: ${layer.popover};
  inline-size: max-content;
  min-inline-size: 15rem;
  max-inline-size: min(24rem, calc(100vw - ${space[8]}));
  max-block-size: min(32rem, calc(100dvh - ${frame.header} - ${space[6]}));
  overflow-y: auto;
  background: ${color.surface};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  box-shadow: ${color.shadowRaised};

  ${media.phone} {
    inset-block-start: 100%;
    inset-inline: ${space[3]};
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: none;
    max-block-size: calc(100dvh - ${frame.headerPhone} - ${pinned.bars} - ${space[3]});
  }
`;
