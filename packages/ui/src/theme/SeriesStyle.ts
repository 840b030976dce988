import { createGlobalStyle, css } from 'styled-components';
import { media } from '../tokens';
import { seriesDark, seriesLight, tones, type SeriesColors, type Tone } from './seriesColors';
import { properties } from './themes';

const named = (colors: SeriesColors) =>
  properties(Object.fromEntries(tones.map((tone) => [`series-${tone}`, colors[tone]])));

/** The hues of series in each theme, as `themes` gives the others their values. Paper is light. */
const series = css`
  :root,
  [data-theme='light'] {
    ${named(seriesLight)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      ${named(seriesDark)}
    }
  }
  [data-theme='dark'] {
    ${named(seriesDark)}
  }
  ${media.print} {
    :root:root,
    [data-theme]:root {
      ${named(seriesLight)}
    }
  }
`;

/** Stands once in whatever draws series, so that their hues come with the charts and not before. */
export const SeriesStyle = createGlobalStyle`${series}`;

/** The hue of a series. */
export const seriesColor = (tone: Tone): string => `var(--series-${tone})`;
