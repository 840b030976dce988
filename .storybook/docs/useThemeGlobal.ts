import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Said = [{ globals?: { theme?: unknown } }] | undefined;

/** The toolbar's theme as pages without a story know it: from what the preview last said. Side by side is light here. */
export function useThemeGlobal(): 'light' | 'dark' {
  return useSyncExternalStore(
    (onChange) => {
      const channel = addons.getChannel();
      // What the channel remembers is renewed after its listeners were called, so the page asks a moment later.
      const again = () => queueMicrotask(onChange);
      channel.on(GLOBALS_UPDATED, again);
      return () => {
        channel.off(GLOBALS_UPDATED, again);
      };
    },
    () => {
      const channel = addons.getChannel();
      const said = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Said;
      return said?.[0].globals?.theme === 'dark' ? 'dark' : 'light';
    },
  );
}
