import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { snapshotSlug } from '../../../packages/ui/src/testing/snapshot';
import { windows } from '../../../packages/ui/src/testing/windows';

/** A snapshot on a board: a moment that a play names, or its end. */
export interface State {
  /** The story's id, followed by `@` and the snapshot's slug. */
  key: string;
  id: string;
  name: string;
  /** The moment's own name. Absent where the play names none. */
  caption?: string | undefined;
  /** The snapshot's slug. Absent for the story's end. */
  snapshot?: string | undefined;
  /** The theme that the story itself pins, if any. */
  theme?: 'light' | 'dark' | undefined;
  /** The window that the story itself pins, if any, in px. */
  size?: { width: number; height: number } | undefined;
}

type PreparedStory = ReturnType<DocsContextProps['storyById']>;

const getSize = (viewport: { value?: unknown } | undefined): State['size'] =>
  typeof viewport?.value === 'string' && viewport.value in windows
    ? windows[viewport.value as keyof typeof windows]
    : undefined;

/** Returns a story's snapshots and its pinned globals, for a board. */
export function getStates({ id, name, parameters, storyGlobals }: PreparedStory): State[] {
  const { theme, viewport } = storyGlobals as { theme?: State['theme']; viewport?: { value?: unknown } };
  const { moments = [] } = parameters as { moments?: readonly string[] };
  const own = { id, theme, size: getSize(viewport) };
  return [
    ...moments.slice(0, -1).map((caption) => ({
      ...own,
      key: `${id}@${snapshotSlug(caption)}`,
      name: `${name}: ${caption}`,
      caption,
      snapshot: snapshotSlug(caption),
    })),
    { ...own, key: id, name, caption: moments.at(-1) },
  ];
}
