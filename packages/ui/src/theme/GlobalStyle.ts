import { createGlobalStyle } from 'styled-components';
import { border, color, fontFamily, fontSize, fontWeight, media, pinned, space } from '../tokens';
import { hiddenRule } from './hidden';
import { themes } from './themes';

export const GlobalStyle = createGlobalStyle`
  ${themes}
  *, *::before, *::after { box-sizing: border-box; margin: 0; }
  html { background: ${color.canvas}; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block-end: ${pinned.keyboard}; }
  /* The focus is never behind a bar (WCAG 2.4.11). */
  ${media.high} {
    html:not([data-typing]) { scroll-padding-block-end: calc(${pinned.bars} + ${pinned.notice} + ${space[2]}); }
  }
  ${media.highPhone} {
    html:not([data-typing]) { --bars: var(--tab-bar, 0px); }
  }
  body {
    padding-block-end: ${pinned.keyboard};
    color: ${color.ink};
    background: ${color.canvas};
    font: ${fontWeight.regular} ${fontSize.base} / 1.5 ${fontFamily.text};
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
    font-variant-numeric: tabular-nums;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, h4 { font-size: inherit; font-weight: ${fontWeight.heading}; line-height: 1.25; }
  b, strong { font-weight: ${fontWeight.strong}; }
  ul, ol { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  /* iOS zooms in on a smaller field, and stays there. */
  ${media.handheld} {
    input, select, textarea { font-size: max(1em, 16px); }
  }
  /* Letters of these scripts join: space between them, or less of it, tears or clots them. */
  :lang(ar), :lang(hi) { letter-spacing: normal !important; }
  button { touch-action: manipulation; }
  a { color: inherit; text-decoration: none; }
  a[data-followed] { background-image: linear-gradient(color-mix(in srgb, currentColor 12%, transparent) 0 0); }
  /* Dates, names, addresses and codes read in their own order, and are aligned with the lines around them. */
  :where(time, [translate='no']:not([data-figure])) { unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; }
  /* A text in its own direction begins where the lines around it begin, by its icon. */
  :where([dir='auto']) { text-align: -webkit-match-parent; text-align: match-parent; }
  code { direction: ltr; unicode-bidi: isolate; }
  /* A server's sentence in a page of the other direction reads in its own, in the place of the page's lines. */
  :where([role='alert'], [role='status'], [id$='-error']), :where([role='alert'], [role='status']) :where(p, h2, h3, b) { unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; }
  svg, img { display: block; max-inline-size: 100%; }
  [hidden] { display: none !important; }
  ${hiddenRule}
  :focus-visible { outline: ${border.focus} solid ${color.accentInk}; outline-offset: ${border.focus}; }
  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
  }
  ${media.stillness} {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; scroll-behavior: auto !important; }
  }
  ${media.print} {
    body { font-size: 10pt; }
    section, tr, figure { break-inside: avoid; }
    nav, [role='status'], [role='alert'] { display: none !important; }
  }
`;
