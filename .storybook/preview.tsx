import type { Preview } from '@storybook/react-vite';
import { setTime } from './time';
import { axeInOtherTheme } from './axeInOtherTheme';
import { withRoom } from './decorators/withRoom';
import { withSideBySide } from './decorators/withSideBySide';
import { DocsFrame } from './docs/DocsFrame';
import { nameUnions } from './docs/nameUnions';
import { DocsPage } from './docsPage';
import { holdStill } from './still';
import { globalTypes, initialGlobals } from './toolbar';
import { viewports } from './viewports';

holdStill();

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [nameUnions],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    chromatic: { prefersReducedMotion: 'reduce' },
    docs: { container: DocsFrame, page: DocsPage },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          ['For designers', 'For PMs', 'Screens by route'],
          "What's new",
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Fonts', 'Spacing', 'Elevation', 'Motion', 'Icons', 'Words'],
          'Components',
          'Forms',
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
  initialGlobals,
  beforeEach: ({ globals }) => setTime(globals),
  afterEach: axeInOtherTheme,
  decorators: [withSideBySide, withRoom],
};

export default preview;
