import styled, { keyframes } from 'styled-components';
import { border, color, duration, fontSize, fontWeight, media, userSelect } from '../../../tokens';
import { margin } from './paintedLayer';

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const statusColors = `
  [data-status='paid'] { --status: ${color.good}; }
  [data-status='unpaid'] { --status: ${color.bad}; }
  [data-status='vacant'] { --status: ${color.bad}; }
  [data-status='unknown'] { --status: ${color.lineStrong}; }
  [data-leg='plain'] { --leg: ${color.lineStrong}; }
  [data-leg='left'] { --leg: ${color.legLeft}; }
  [data-leg='right'] { --leg: ${color.legRight}; }
`;

/** The drawing area. It takes the focus and the gestures. */
export const Surface = styled.div`
  position: absolute;
  inset: 0;
  /* Not hidden, which could be scrolled to the margin of the drawing. */
  overflow: clip;
  outline: none;
  touch-action: none;
  cursor: grab;
  ${userSelect.none}
  border-radius: inherit;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 ${border.focus} ${color.accentInk};
  }
  ${media.forcedColors} {
    &:focus-visible {
      outline: ${border.focus} solid Highlight;
      outline-offset: -${border.focus};
    }
  }
`;

/** The distance between the dots of the background, in rem. */
export const dotGap = 1.375;

/** The background, on its own layer: a pan moves it without a paint. */
export const Dots = styled.div`
  position: absolute;
  inset: -${dotGap}rem;
  will-change: transform;
  background: radial-gradient(${color.line} 1px, transparent 1px) 0 0 / ${dotGap}rem ${dotGap}rem;
`;

/** One style for all nodes and lines, because a hundred styled elements would double the render cost. */
export const Canvas = styled.svg`
  position: absolute;
  inset: -${margin * 100}%;
  inline-size: ${(1 + 2 * margin) * 100}%;
  block-size: ${(1 + 2 * margin) * 100}%;
  max-inline-size: none;
  transform-origin: 0 0;
  will-change: transform;
  ${statusColors}

  .links {
    fill: none;
    stroke: var(--leg);
    stroke-width: 1.25;
    opacity: 0.75;
  }
  [data-node] {
    cursor: pointer;
  }
  [data-node][data-branch='none'] {
    cursor: default;
  }
  .symbol {
    fill: ${color.surface};
    stroke: var(--status);
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  [data-open='true'] .symbol {
    fill: var(--status);
  }
  [data-status='unknown'] .symbol {
    stroke-dasharray: 4 3;
  }
  /* A dashed square with a plus, because vacant and unpaid are both red (D94). */
  [data-status='vacant'] .symbol {
    stroke-width: 1.5;
  }
  .sheet {
    fill: ${color.surface};
    stroke: ${color.line};
    stroke-width: 1;
  }
  [data-status='vacant'] .sheet {
    stroke: var(--status);
    stroke-dasharray: 4 3;
  }
  .bar {
    fill: var(--leg);
  }
  text {
    fill: ${color.ink};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.medium};
    text-anchor: middle;
    paint-order: stroke;
    stroke: ${color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;
    unicode-bidi: plaintext;
  }
  .card text {
    stroke: none;
  }
  text.name {
    font-size: ${fontSize.base};
    font-weight: ${fontWeight.strong};
    text-anchor: start;
  }
  /* An anchor follows the direction of reading, and these stay at their edge of the card. */
  text.left,
  [dir='rtl'] & text.right {
    text-anchor: start;
  }
  text.right,
  [dir='rtl'] & text.left {
    text-anchor: end;
  }
  text.label {
    fill: ${color.inkMuted};
    font-weight: ${fontWeight.label};
  }
  text.figure {
    font-size: ${fontSize.base};
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
  }
  .more {
    fill: ${color.inkMuted};
  }
  [data-status='vacant'] text {
    fill: ${color.bad};
  }
  .more {
    font-size: ${fontSize.micro};
  }
  .ring {
    fill: none;
    stroke: none;
  }
  ${Surface}:focus-visible & .ring {
    stroke: ${color.accentInk};
    stroke-width: 2;
  }
  .wait {
    fill: none;
    stroke: ${color.accentInk};
    stroke-width: 2;
    stroke-dasharray: 12 200;
    stroke-linecap: round;
    animation: ${turn} ${duration.spin} linear infinite;
  }
  .fault {
    fill: none;
    stroke: ${color.bad};
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  .dots,
  .mass {
    fill: none;
    stroke: var(--status, ${color.lineStrong});
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .dots {
    stroke-width: 5px;
  }
  .mass {
    stroke-width: 2px;
  }
  .far {
    vector-effect: non-scaling-stroke;
    stroke-width: 1px;
    opacity: 0.35;
  }
  ${media.hover} {
    [data-node]:not([data-branch='none']):hover .symbol {
      stroke-width: 3;
    }
  }
  ${media.stillness} {
    .wait {
      animation: none;
    }
  }
  ${media.forcedColors} {
    .symbol,
    .links {
      forced-color-adjust: none;
    }
  }
`;
