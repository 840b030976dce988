import type { ArgsEnhancer } from 'storybook/internal/types';

/** One way to photograph a story: globals of the toolbar, and a size by name or in px. */
export interface Mode {
  theme: string;
  viewport: string | { width: number; height: number };
}

const themes = ['light', 'dark'];

const desktop = { '1440': { width: 1440, height: 900 } };

/** Screens change their layout with the room they have. A component is looked at once in each theme. */
const sizes = {
  screens: { '390': { width: 390, height: 844 }, '820': { width: 820, height: 1180 }, ...desktop },
  others: desktop,
};

/** What a story pins of one global, as `'phone'` or as `{ value: 'phone' }`. */
function pinned(global: unknown): string | undefined {
  const { value } = Object(global) as { value?: unknown };
  return [global, value].find((one) => typeof one === 'string');
}

/**
 * The modes of one story, by name: theme × size. A story that pins its theme or its viewport (as Mobile
 * does) is photographed in that only, because the others would show the same picture again.
 */
export function modesFor(title: string, globals: Record<string, unknown>): Record<string, Mode> {
  const theme = pinned(globals.theme);
  const viewport = pinned(globals.viewport);
  const wanted: Record<string, Mode['viewport']> = viewport
    ? { [viewport]: viewport }
    : sizes[title.startsWith('Screens/') ? 'screens' : 'others'];
  return Object.fromEntries(
    (theme ? [theme] : themes).flatMap((name) =>
      Object.entries(wanted).map(([size, room]) => [`${name} ${size}`, { theme: name, viewport: room }]),
    ),
  );
}

/**
 * Gives each story its modes where both Chromatic and `npm run visual` read them. Storybook has no parameters by title,
 * and only an enhancer of the args sees a story's title and globals before anybody reads them.
 */
export const chooseModes: ArgsEnhancer = (story) => {
  // Storybook gives it to enhancers, though their type does not say so.
  const { storyGlobals } = story as { storyGlobals?: Record<string, unknown> };
  const chosen = story.parameters.chromatic as { modes?: Record<string, Mode> } | undefined;
  story.parameters.chromatic = { modes: modesFor(story.title, storyGlobals ?? {}), ...chosen };
  return {};
};
