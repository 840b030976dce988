import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { noRawObjects } from './choices/noRawObjects';
import { setTime } from './time';
import { withRoom } from './decorators/withRoom';
import { withSideBySide } from './decorators/withSideBySide';
import { nameUnions } from './nameUnions';
import { chooseModes } from './modes';
import { speak } from './operator/speak';
import { isTest, reportFaultsAlone } from './reportFaultsAlone';
import { holdStill } from './still';
import { globalTypes, initialGlobals } from './toolbar';
import { givenViewport, viewports } from './viewports';

// Before any story is loaded, for its texts are made as it comes.
await speak();
holdStill();
// What a play waits for may come as a chunk of its own, which takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** How documents are drawn. A test draws none, and to load them costs it the reading of all sources. */
async function documents() {
  if (isTest) return {};
  const [{ DocsFrame }, { DocsPage }] = await Promise.all([
    import('../apps/room/src/docs/DocsFrame'),
    import('../apps/room/src/docs/DocsPage'),
  ]);
  return { container: DocsFrame, page: DocsPage };
}

/** Whether axe asks for what is seldom wrong and costs most. */
const asked = { enabled: import.meta.env.STORYBOOK_PLAIN !== 'true' };

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [nameUnions, noRawObjects],
  argsEnhancers: [chooseModes],
  parameters: {
    a11y: {
      test: 'error',
      // Only what is wrong is read, and no style sheet is fetched for a rule that is not asked for.
      options: {
        resultTypes: ['violations'],
        preload: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // A tenth of a whole run each. The tested pairs of the theme hold the one; for the other axe reads every text to find
        // an inline style with !important, which React can't write. In Storybook and at night both are asked.
        rules: { 'color-contrast': asked, 'avoid-inline-spacing': asked },
      },
    },
    chromatic: { prefersReducedMotion: 'reduce' },
    docs: await documents(),
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          // A page outside of all folders would stand above them, and be the first to open.
          [
            'What do you want to know?',
            'Find',
            "What's new",
            'For designers',
            'For PMs',
            'Screens by route',
            'Health',
          ],
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Fonts', 'Spacing', 'Elevation', 'Motion', 'Icons', 'Words'],
          'Components',
          'Forms',
          ['Choosing a field'],
          'Confirm',
          'Charts',
          'Tree',
          'Shell',
          'Screens',
          'Walk the portal',
          'States',
          'Spec',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: { ...initialGlobals, ...givenViewport },
  beforeEach: ({ globals, reporting }) => {
    if (isTest) reportFaultsAlone(reporting);
    return setTime(globals);
  },
  decorators: [withSideBySide, withRoom],
};

export default preview;
