import type { Preview } from '@storybook/react-vite';
import { inTest } from './still';

/** The rules of axe whose answer depends on colours. All others see the same page in either theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/**
 * In test runs, axe once more in the theme that the story is not in, for colours alone; the addon has the story's own
 * theme and every rule. A story that fails here fails.
 */
export const axeInOtherTheme: AfterEach = async ({ viewMode, parameters }) => {
  const { test, disable } = (parameters.a11y ?? {}) as { test?: string; disable?: boolean };
  if (!inTest || viewMode !== 'story' || test !== 'error' || disable) return;
  const page = document.documentElement;
  const own = page.dataset.theme;
  const other = own === 'dark' ? 'light' : 'dark';
  const { default: axe } = await import('axe-core');
  page.dataset.theme = other;
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: colourRules,
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html}\n  ${any.map(({ message }) => message).join('\n  ')}`),
    );
    if (found.length > 0) throw new Error(`Unreadable in the ${other} theme:\n${found.join('\n')}`);
  } finally {
    page.dataset.theme = own;
  }
};
