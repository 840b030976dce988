import type { Decorator } from '@storybook/react-vite';
import { getHalves } from '../iframes/comparisons';
import { SideBySide } from '../iframes/SideBySide';

/** Overlays the story twice, side by side, when the toolbar compares it in something. The story underneath keeps its page for its play. */
export const withSideBySide: Decorator = (Story, { id, globals, viewMode }) => (
  <>
    <Story />
    {getHalves(globals.compare).length > 0 && viewMode === 'story' && (
      <SideBySide id={id} globals={globals} />
    )}
  </>
);
