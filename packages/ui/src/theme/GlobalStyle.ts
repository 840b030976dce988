import geistUrl from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { createGlobalStyle, css } from 'styled-components';
import { color, fontFamily, fontSize, fontWeight, media } from '../tokens';
import { dark } from './dark';
import { hiddenRule } from './hidden';
import { light, type ThemeColors } from './light';

const properties = (theme: ThemeColors) =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

/** Custom properties of both themes: `data-theme` wins, else the system decides, else light (A §9). */
const themes = css`
  :root,
  [data-theme='light'] {
    color-scheme: light;
    ${properties(light)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      color-scheme: dark;
      ${properties(dark)}
    }
  }
  [data-theme='dark'] {
    color-scheme: dark;
    ${properties(dark)}
  }
`;

export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: 'Geist';
    src: url(${geistUrl}) format('woff2');
    font-weight: 100 900;
    font-display: swap;
  }
  ${themes}
  *, *::before, *::after { box-sizing: border-box; margin: 0; }
  html { background: ${color.canvas}; -webkit-text-size-adjust: 100%; }
  body {
    color: ${color.ink};
    background: ${color.canvas};
    font: ${fontWeight.regular} ${fontSize.base} / 1.5 ${fontFamily.text};
    -webkit-font-smoothing: antialiased;
    font-variant-numeric: tabular-nums;
  }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: inherit; text-decoration: none; }
  svg { display: block; }
  ${hiddenRule}
  :focus-visible { outline: 2px solid ${color.accentInk}; outline-offset: 2px; }
  ${media.stillness} {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
  }
`;
