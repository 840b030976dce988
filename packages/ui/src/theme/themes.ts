import { css } from 'styled-components';
import { media } from '../tokens';
import { dark } from './dark';
import { light } from './light';

export const properties = (theme: Readonly<Record<string, string>>) =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

/** Custom properties of both themes. `data-theme` wins over the system; the default is light (A §9). Paper is light. */
export const themes = css`
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
  ${media.print} {
    :root:root,
    [data-theme]:root {
      color-scheme: light;
      ${properties({ ...light, canvas: light.surface, shadowCard: 'none', shadowRaised: 'none' })}
    }
  }
`;
