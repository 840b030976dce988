import type { ArgsEnhancer } from 'storybook/internal/types';
import { snapshotSlug } from './namedSnapshots/slug';

/** One way to capture a story: toolbar globals, and a size by name or in px. */
export interface Mode {
  theme: string;
  viewport: string | { width: number; height: number };
  /** The snapshot at which the play ends. Absent for the end of the play. */
  snapshot?: string;
}

/** The facts that decide in which modes a story can look different. */
export interface Photographed {
  title: string;
  name: string;
  /** True for a story with a play, which needs the page to itself. */
  plays: boolean;
  /** The names of its snapshots. */
  snapshots: readonly string[];
  globals: Record<string, unknown>;
}

const desktop = { '1440': { width: 1440, height: 900 } };
const phone = { '390': { width: 390, height: 844 } };

/** Returns the value that a story pins for a global, as `'phone'` or as `{ value: 'phone' }`. */
function pinned(global: unknown): string | undefined {
  const { value } = Object(global) as { value?: unknown };
  return [global, value].find((one) => typeof one === 'string');
}

/**
 * Returns the modes of one story, by name. Chromatic charges per image, so only modes that can differ are captured: one
 * per snapshot, plus dark and phone for a screen's first story.
 */
export function modesFor({ title, name, plays, snapshots, globals }: Photographed): Record<string, Mode> {
  const theme = pinned(globals.theme);
  const viewport = pinned(globals.viewport);
  const both = plays ? 'light' : 'stacked';
  const wanted: [theme: string, sizes: Record<string, Mode['viewport']>][] = [
    [theme ?? both, viewport ? { [viewport]: viewport } : desktop],
  ];
  if (title.startsWith('Screens/') && name === 'Default') {
    if (!viewport) wanted.push([theme ?? both, phone]);
    if (!theme && plays) wanted.push(['dark', desktop]);
  }
  const moments =
    snapshots.length > 0 ? snapshots.map((snapshot) => ({ snapshot: snapshotSlug(snapshot) })) : [{}];
  return Object.fromEntries(
    wanted.flatMap(([worn, sizes]) =>
      Object.entries(sizes).flatMap(([size, viewport]) =>
        moments.map((moment) => [
          [worn, size, ...Object.values(moment)].join(' '),
          { theme: worn, viewport, ...moment },
        ]),
      ),
    ),
  );
}

/**
 * Sets each story's modes for Chromatic. Parameters can't depend on a title, so an args enhancer sets them; stories
 * only for tests (`!dev`) are left out.
 */
export const chooseModes: ArgsEnhancer = (story) => {
  // Storybook passes it to enhancers, though the type omits it.
  const { storyGlobals = {}, playFunction } = story as {
    storyGlobals?: Record<string, unknown>;
    playFunction?: unknown;
  };
  const { title, name, tags, parameters } = story;
  const { chromatic, snapshots = [] } = parameters as {
    chromatic?: { modes?: Record<string, Mode> };
    snapshots?: string[];
  };
  const plays = playFunction !== undefined || tags.includes('play-fn');
  parameters.chromatic = {
    ...(!tags.includes('dev') && { disableSnapshot: true }),
    modes: modesFor({ title, name, plays, snapshots, globals: storyGlobals }),
    ...chromatic,
  };
  return {};
};
