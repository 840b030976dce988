import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Said = [{ globals?: Record<string, unknown> }] | undefined;

const none: Record<string, unknown> = {};

/** The toolbar's choices for a page without a story, as the preview last reported them. */
export function useGlobals(): Record<string, unknown> {
  return useSyncExternalStore(
    (onChange) => {
      const channel = addons.getChannel();
      // The channel updates what it remembers only after it has called its listeners.
      const again = () => queueMicrotask(onChange);
      channel.on(GLOBALS_UPDATED, again);
      return () => channel.off(GLOBALS_UPDATED, again);
    },
    () => {
      const channel = addons.getChannel();
      const said = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Said;
      return said?.[0].globals ?? none;
    },
  );
}

/** Chooses as the toolbar does, so that the choice stands in the address. */
export const chooseGlobals = (globals: Record<string, string>): void =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });
