import type { Preview } from '@storybook/react-vite';
import { setTime } from './time';
import { axeInOtherTheme } from './axeInOtherTheme';
import { withRoom } from './decorators/withRoom';
import { holdStill } from './still';
import { globalTypes, initialGlobals } from './toolbar';
import { viewports } from './viewports';

holdStill();

const preview: Preview = {
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    chromatic: { prefersReducedMotion: 'reduce' },
    layout: 'padded',
    viewport: { options: viewports },
    options: { storySort: { order: ['Foundations', 'Components', 'Forms', 'Shell', 'Screens', 'Flows'] } },
  },
  globalTypes,
  initialGlobals,
  beforeEach: ({ globals }) => setTime(globals),
  afterEach: axeInOtherTheme,
  decorators: [withRoom],
};

export default preview;
