import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { snapshotSlug } from '../../../.storybook/namedSnapshots/slug';
import { viewports } from '../../../.storybook/viewports';

/** A snapshot on a board: a moment that a story names, or its end. */
export interface State {
  /** The story's id, followed by `@` and the snapshot's slug. */
  key: string;
  id: string;
  name: string;
  /** The snapshot's slug. Absent for the story's end. */
  snapshot?: string | undefined;
  /** The theme that the story itself pins, if any. */
  theme?: 'light' | 'dark' | undefined;
  /** The window that the story itself pins, if any, in px. */
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

/** Returns a story's snapshots and its pinned globals, for a board. */
export function getStates({ id, name, parameters, storyGlobals }: PreparedStory): State[] {
  const { theme, viewport } = storyGlobals as { theme?: State['theme']; viewport?: { value?: unknown } };
  const { snapshots = [] } = parameters as { snapshots?: string[] };
  const own = { id, theme, size: getSize(viewport) };
  if (snapshots.length === 0) return [{ ...own, key: id, name }];
  return snapshots.map((snapshot) => {
    const slug = snapshotSlug(snapshot);
    return { ...own, key: `${id}@${slug}`, name: `${name}: ${snapshot}`, snapshot: slug };
  });
}
