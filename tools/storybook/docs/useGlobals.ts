import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

type GlobalsEvent = [{ globals?: Record<string, unknown> }] | undefined;

const none: Record<string, unknown> = {};

/** Returns the toolbar's globals for a page without a story, as last reported by the preview. */
export function useGlobals(): Record<string, unknown> {
  return useSyncExternalStore(
    (onChange) => {
      const channel = addons.getChannel();
      // The channel updates its last event only after it calls its listeners.
      const again = () => queueMicrotask(onChange);
      channel.on('globalsUpdated', again);
      return () => channel.off('globalsUpdated', again);
    },
    () => {
      const channel = addons.getChannel();
      const event = (channel.last('globalsUpdated') ?? channel.last('setGlobals')) as GlobalsEvent;
      return event?.[0].globals ?? none;
    },
  );
}

/** Sets a global as the toolbar does, so the address contains it. */
export const chooseGlobals = (globals: Record<string, string>): void =>
  addons.getChannel().emit('updateGlobals', { globals });
