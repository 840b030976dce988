import { initialGlobals } from '../../../../.storybook/toolbar';

/** What a picture was taken with, apart from theme and window, of which there is one each. */
const taken = ['text', 'direction', 'sight', 'language', 'brand', 'zone', 'platform', 'clock'] as const;

/** Whether the pass's pictures show what the toolbar asks for: with any other choice they would show something else. */
export const isPictured = (globals: Readonly<Record<string, unknown>>): boolean =>
  // An address gives `text:100` as a number, and a page may not know of a choice yet.
  taken.every((name) =>
    [undefined, initialGlobals[name], Number(initialGlobals[name])].includes(globals[name] as string),
  );
