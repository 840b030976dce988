import * as Parts from '@radix-ui/react-dialog';
import styled, { css, keyframes } from 'styled-components';
import {
  border,
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  layer,
  media,
  pinned,
  radius,
  space,
} from '../../tokens';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(${space[2]}); }`;
const slide = keyframes`from { transform: translateY(${space[12]}); }`;

export const Veil = styled(Parts.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.overlay};
  animation: ${appear} ${duration.quick} ${easing.out};
`;

export type DialogSize = 'base' | 'reading' | 'wide' | 'drawer' | 'finder';
const widths = {
  base: '27.5rem',
  reading: '34rem',
  wide: '52rem',
  drawer: '27.5rem',
  finder: '36rem',
} as const satisfies Record<DialogSize, string>;

/* At the end of the line, with the height of the window. */
const drawer = css`
  ${media.fromTablet} {
    block-size: auto;
    max-block-size: none;
    margin-block: 0;
    margin-inline: auto 0;
    border-radius: 0;
  }
`;

/* With the height of a phone, so results don't move the field. */
const finder = css`
  ${media.phone} {
    block-size: calc(100dvh - ${pinned.keyboard} - ${space[6]});
  }
`;

export const Sheet = styled(Parts.Content)<{ $size: DialogSize }>`
  /* Radix blocks the page, and lets the newest layer take presses a moment later. A press in between would be lost. */
  &:not([aria-hidden]) {
    pointer-events: auto !important;
  }
  position: fixed;
  inset: 0 0 ${pinned.keyboard};
  z-index: ${layer.dialog};
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  inline-size: ${({ $size }) => widths[$size]};
  block-size: fit-content;
  max-inline-size: calc(100vw - ${space[8]});
  max-block-size: calc(100dvh - ${pinned.keyboard} - ${space[8]});
  margin: auto;
  padding-block: ${space[6]};
  /* Only where large text leaves the body no room: then the whole sheet scrolls. */
  overflow: hidden auto;
  /* A focused field isn't under the title, which stays. */
  scroll-padding-block-start: 30%;
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${color.shadowRaised};
  animation: ${rise} ${duration.base} ${easing.out};
  &:focus-visible {
    outline: none;
  }
  &[data-covered] {
    visibility: hidden;
  }
  ${({ $size }) => $size === 'drawer' && drawer}
  ${media.forcedColors} {
    border: ${border.hair} solid;
  }
  ${media.phone} {
    /* A sheet from the lower edge, as tall as what it says: near the thumb, no blank between. */
    inline-size: auto;
    max-inline-size: none;
    max-block-size: calc(100dvh - ${pinned.keyboard} - ${space[6]});
    margin-block-end: 0;
    padding-block: ${space[5]} max(${space[5]}, env(safe-area-inset-bottom));
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    animation-name: ${slide};
  }
  ${({ $size }) => $size === 'finder' && finder}
`;

/** Stays where the whole sheet scrolls, because the title says what the rest is about. Low windows need the room. */
export const Head = styled.header`
  ${media.high} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  padding-inline: ${space[6]};
  background: ${color.surface};
  /* Also over the sheet's padding, where the text would pass above the title. */
  box-shadow: 0 calc(-1 * ${space[6]}) ${color.surface};
`;

/** At the end of the title's line. */
export const Aside = styled.div`
  grid-area: 1 / 2;
  align-self: center;
  margin-block: calc(-1 * ${space[2]});
`;

export const Title = styled(Parts.Title)`
  font-size: ${fontSize.dialog};
  font-weight: ${fontWeight.heading};
  letter-spacing: -0.01em;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const Description = styled.div`
  /* Closer to its title than the parts of a sheet are to each other. */
  margin-block-start: calc(${space.half} - ${space[4]});
  padding-inline: ${space[6]};
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;

export const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-block-start: auto;
  padding: ${space[2]} ${space[6]} 0;
  ${media.phone} {
    & > :is(button, a) {
      flex: 1 1 0;
      /* In another line rather than with its words on two. */
      min-inline-size: fit-content;
    }
    & > p {
      flex-basis: 100%;
    }
  }
`;
