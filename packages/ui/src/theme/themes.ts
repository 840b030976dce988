import { css } from 'styled-components';
import { media } from '../tokens';
import type { ColorName } from '../tokens/color';
import { dark } from './dark';
import { light } from './light';

export const properties = (theme: Readonly<Record<string, string>>) =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

/** Faint colours become ink for members who prefer more contrast, in either theme. */
export const faint = ['line', 'lineStrong', 'inkMuted', 'inkFaint'] as const satisfies readonly ColorName[];

/**
 * Custom properties of both themes. `data-theme` overrides the system; the default is light (A §9). Print is
 * light. The rules weigh nothing, so an app's own `:root { --accent: … }` wins in any order.
 */
export const themes = css`
  :where(:root, [data-theme='light']) {
    color-scheme: light;
    ${properties(light)}
  }
  @media (prefers-color-scheme: dark) {
    :where(:root:not([data-theme])) {
      color-scheme: dark;
      ${properties(dark)}
    }
  }
  :where([data-theme='dark']) {
    color-scheme: dark;
    ${properties(dark)}
  }
  ${media.moreContrast} {
    :root:root,
    [data-theme]:root {
      ${faint.map((name) => `--${name}: var(--ink);`).join('\n')}
    }
  }
  ${media.print} {
    :where(:root, [data-theme]) {
      color-scheme: light;
      ${properties({ ...light, canvas: light.surface, shadowCard: 'none', shadowRaised: 'none' })}
    }
  }
`;
