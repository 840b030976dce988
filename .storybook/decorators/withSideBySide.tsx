import type { Decorator } from '@storybook/react-vite';
import { SideBySide } from '../frames/SideBySide';

/** Lays both themes over the story when the toolbar asks for them. The story beneath goes on: its play has its page. */
export const withSideBySide: Decorator = (Story, { id, globals, viewMode }) => (
  <>
    <Story />
    {globals.theme === 'sideBySide' && viewMode === 'story' && <SideBySide id={id} globals={globals} />}
  </>
);
