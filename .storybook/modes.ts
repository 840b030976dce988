import type { ArgsEnhancer } from 'storybook/internal/types';
import { frameSlug } from './namedFrames/slug';

/** One way to photograph a story: globals of the toolbar, and a size by name or in px. */
export interface Mode {
  theme: string;
  viewport: string | { width: number; height: number };
  /** The frame at which the play ends; absent where a story is seen at its end. */
  frame?: string;
}

/** What decides how a story can look different. */
export interface Photographed {
  title: string;
  name: string;
  /** Whether it has a play, which needs the page for itself. */
  plays: boolean;
  /** The names of its frames. */
  frames: readonly string[];
  globals: Record<string, unknown>;
}

const desktop = { '1440': { width: 1440, height: 900 } };
const phone = { '390': { width: 390, height: 844 } };

/** What a story pins of one global, as `'phone'` or as `{ value: 'phone' }`. */
function pinned(global: unknown): string | undefined {
  const { value } = Object(global) as { value?: unknown };
  return [global, value].find((one) => typeof one === 'string');
}

/**
 * The modes of one story, by name, for Chromatic, where each photograph is paid for: only what can differ. One picture
 * of each frame; what has no play shows light above dark in it. The first of a screen's stories is seen in the dark and
 * on a phone too; what changes a layout besides has a story that pins its window, and is seen in that.
 */
export function modesFor({ title, name, plays, frames, globals }: Photographed): Record<string, Mode> {
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
  const moments = frames.length > 0 ? frames.map((frame) => ({ frame: frameSlug(frame) })) : [{}];
  return Object.fromEntries(
    wanted.flatMap(([worn, sizes]) =>
      Object.entries(sizes).flatMap(([size, room]) =>
        moments.map((moment) => [
          [worn, size, ...Object.values(moment)].join(' '),
          { theme: worn, viewport: room, ...moment },
        ]),
      ),
    ),
  );
}

/**
 * Gives each story its modes where Chromatic reads them. Storybook has no parameters by title, and only an enhancer of
 * the args sees a story's title and globals before anybody reads them. What only tests has left the sidebar (`!dev`)
 * and is not photographed.
 */
export const chooseModes: ArgsEnhancer = (story) => {
  // Storybook gives it to enhancers, though their type does not say so.
  const { storyGlobals = {}, playFunction } = story as {
    storyGlobals?: Record<string, unknown>;
    playFunction?: unknown;
  };
  const { title, name, tags, parameters } = story;
  const { chromatic, frames = [] } = parameters as {
    chromatic?: { modes?: Record<string, Mode> };
    frames?: string[];
  };
  const plays = playFunction !== undefined || tags.includes('play-fn');
  parameters.chromatic = {
    ...(!tags.includes('dev') && { disableSnapshot: true }),
    modes: modesFor({ title, name, plays, frames, globals: storyGlobals }),
    ...chromatic,
  };
  return {};
};
