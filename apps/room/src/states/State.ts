import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { frameSlug } from '../../../../.storybook/namedFrames/slug';
import { viewports } from '../../../../.storybook/viewports';

/** A frame as a board shows it: a moment that a story names, or its end. */
export interface State {
  /** The story's id, and after an `@` the frame's slug. */
  key: string;
  id: string;
  name: string;
  /** The slug of the frame; absent where the story is shown at its end. */
  frame?: string | undefined;
  /** The theme that the story itself is fixed to, if any. */
  theme?: 'light' | 'dark' | undefined;
  /** The window that the story itself is fixed to, if any, in px. */
  size?: { width: number; height: number } | undefined;
}

type PreparedStory = ReturnType<DocsContextProps['storyById']>;

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

function getSize(viewport: { value?: unknown } | undefined): State['size'] {
  if (!isViewport(viewport?.value)) return undefined;
  const { width, height } = viewports[viewport.value].styles;
  return { width: parseInt(width), height: parseInt(height) };
}

/** What a board has to know of a story: its frames, and what its own globals fix. */
export function getStates({ id, name, parameters, storyGlobals }: PreparedStory): State[] {
  const { theme, viewport } = storyGlobals as { theme?: State['theme']; viewport?: { value?: unknown } };
  const { frames = [] } = parameters as { frames?: string[] };
  const own = { id, theme, size: getSize(viewport) };
  if (frames.length === 0) return [{ ...own, key: id, name }];
  return frames.map((frame) => {
    const slug = frameSlug(frame);
    return { ...own, key: `${id}@${slug}`, name: `${name}: ${frame}`, frame: slug };
  });
}
