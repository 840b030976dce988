import { createGlobalStyle, css } from 'styled-components';
import { media } from '../tokens';
import { seriesDark, seriesLight, tones, type SeriesColors, type Tone } from './seriesColors';
import { properties } from './themes';

const named = (colors: SeriesColors) =>
  properties(Object.fromEntries(tones.map((tone) => [`series-${tone}`, colors[tone]])));

/** The colours of series in each theme, like the other values in `themes`. Print is light. */
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

/** Render it once with each chart, so the series colours load with the charts and not earlier. */
export const SeriesStyle = createGlobalStyle`${series}`;

/** The colour of a series. */
export const seriesColor = (tone: Tone): string => `var(--series-${tone})`;
