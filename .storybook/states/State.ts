import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { viewports } from '../viewports';

/** A story as a board shows it. */
export interface State {
  id: string;
  name: string;
  /** The theme that the story itself is fixed to, if any. */
  theme?: 'light' | 'dark' | undefined;
  /** The window that the story itself is fixed to, if any, in px. */
  size?: { width: number; height: number } | undefined;
}

type PreparedStory = ReturnType<DocsContextProps['storyById']>;

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

/** What a board has to know of a story: above all what its own globals fix. */
export function stateOf({ id, name, storyGlobals }: PreparedStory): State {
  const { theme, viewport } = storyGlobals as { theme?: State['theme']; viewport?: { value?: unknown } };
  if (!isViewport(viewport?.value)) return { id, name, theme };
  const { width, height } = viewports[viewport.value].styles;
  return { id, name, theme, size: { width: parseInt(width), height: parseInt(height) } };
}
