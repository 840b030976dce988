import styled, { css, keyframes } from 'styled-components';
import {
  border,
  color,
  duration,
  easing,
  fontWeight,
  layer,
  lockedScrollbar,
  media,
  pinned,
  radius,
  space,
} from '../../tokens';

const appear = keyframes`from { opacity: 0; visibility: hidden; }`;

/**
 * The card overlays the page's corner to avoid a layout shift. A quick export ends before the card appears.
 */
export const Card = styled.div<{ $later: boolean }>`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-end: ${space[6]};
  inset-inline-end: ${space[6]};
  /* The scrollbar is on the right in every language. */
  margin-right: ${lockedScrollbar};
  display: grid;
  gap: ${space[3]};
  inline-size: min(22rem, calc(100vw - 2 * ${space[4]}));
  padding: ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
  box-shadow: ${color.shadowRaised};
  ${({ $later }) =>
    $later &&
    css`
      animation: ${appear} ${duration.base} ${duration.slow} ${easing.out} backwards;
    `}

  ${media.phone} {
    inset-block-end: calc(${pinned.bars} + ${space[2]});
    inset-inline: ${space[4]};
    inline-size: auto;
  }
  ${media.print} {
    display: none;
  }
`;

export const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.inkMuted};
  line-height: 1;
`;

export const Failure = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  overflow-wrap: anywhere;

  svg {
    margin-block-start: 0.2em;
    color: ${color.bad};
  }
  b {
    color: ${color.bad};
    font-weight: ${fontWeight.strong};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[2]};
`;
