import { initialGlobals } from '../../../.storybook/toolbar';

/** The globals of an image, besides theme and window, which each have their own. */
const taken = ['text', 'direction', 'language', 'brand', 'zone', 'platform', 'clock'] as const;

/** True when the snapshot images match the toolbar. Any other choice would look different. */
export const hasScreenshot = (globals: Readonly<Record<string, unknown>>): boolean =>
  globals.vision === undefined &&
  // An address gives `text:100` as a number, and a page may not have a global yet.
  taken.every((name) =>
    [undefined, initialGlobals[name], Number(initialGlobals[name])].includes(globals[name] as string),
  );
