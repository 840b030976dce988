import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { setTime } from './time';
import { withRoom } from './decorators/withRoom';
import { withSideBySide } from './decorators/withSideBySide';
import { DocsFrame } from '../apps/room/src/docs/DocsFrame';
import { nameUnions } from './nameUnions';
import { DocsPage } from '../apps/room/src/docs/DocsPage';
import { chooseModes } from './modes';
import { speak } from './operator/speak';
import { holdStill } from './still';
import { globalTypes, initialGlobals } from './toolbar';
import { givenViewport, viewports } from './viewports';

// Before any story is loaded, for its texts are made as it comes.
await speak();
holdStill();
// What a play waits for may come as a chunk of its own, which takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [nameUnions],
  argsEnhancers: [chooseModes],
  parameters: {
    a11y: {
      test: 'error',
      // Only what is wrong is read, and no style sheet is fetched for a rule that is not asked for.
      options: {
        resultTypes: ['violations'],
        preload: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // A tenth of a whole run, for what the tested pairs of the theme hold. In Storybook and at night it is asked.
        rules: { 'color-contrast': { enabled: import.meta.env.STORYBOOK_PLAIN !== 'true' } },
      },
    },
    chromatic: { prefersReducedMotion: 'reduce' },
    docs: { container: DocsFrame, page: DocsPage },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          ['What do you want to know?', 'For designers', 'For PMs', 'Screens by route'],
          'Find',
          "What's new",
          'Health',
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
          'Flows',
          'States',
          'Spec',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: { ...initialGlobals, ...givenViewport },
  beforeEach: ({ globals }) => setTime(globals),
  decorators: [withSideBySide, withRoom],
};

export default preview;
