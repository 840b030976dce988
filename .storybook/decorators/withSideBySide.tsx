import type { Decorator } from '@storybook/react-vite';
import { SideBySide } from '../iframes/SideBySide';

/** Overlays the story in both themes when the toolbar requests it. The story underneath keeps its page for its play. */
export const withSideBySide: Decorator = (Story, { id, globals, viewMode }) => (
  <>
    <Story />
    {globals.theme === 'sideBySide' && viewMode === 'story' && <SideBySide id={id} globals={globals} />}
  </>
);
