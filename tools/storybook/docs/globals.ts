import { useEffect, useState, useSyncExternalStore } from 'react';
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

/** The toolbar's theme for pages without a story. Side by side counts as light here. */
export const useThemeGlobal = (): 'light' | 'dark' => (useGlobals().theme === 'dark' ? 'dark' : 'light');

/** Encodes a text for a Storybook address, which accepts only letters, digits, spaces and hyphens. */
export const toAddress = (text: string): string =>
  text.replaceAll(/[^a-zA-Z0-9 -]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Decodes a text from a Storybook address, which parses digits as a number. */
export const fromAddress = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll(/_([0-9a-f]{4})/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      )
    : '';

/** The pause in typing, in ms, before the text is written to the address. */
const pause = 250;

/**
 * A page's choice in the address, like the toolbar's: `&globals=search:Insufficient Balance`. The name is one of
 * `initialGlobals` in .storybook/toolbar.ts.
 */
export function useAddressed(name: 'search' | 'area' | 'kind'): [string, (value: string) => void] {
  const addressed = fromAddress(useGlobals()[name]);
  const [own, setOwn] = useState<string>();
  useEffect(
    function write() {
      if (own === undefined || own === addressed) return;
      const later = setTimeout(() => chooseGlobals({ [name]: toAddress(own) }), pause);
      return () => clearTimeout(later);
    },
    [name, own, addressed],
  );
  return [own ?? addressed, setOwn];
}
