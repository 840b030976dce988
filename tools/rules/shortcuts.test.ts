import { describe, expect, it } from 'vitest';
import {
  shortcutGroups,
  type ShortcutGroup,
} from '../../packages/ui/src/shell/AppShell/Shortcuts/shortcutGroups';
import { productModules, read } from '../requirements/files';
import { judged } from './judged';

type Location = ShortcutGroup['id'];

const product = productModules.filter((file) =>
  /KeyboardEvent|keydown|aria-keyshortcuts|useCombobox/.test(read(file)),
);

const folders: readonly (readonly [Location, RegExp])[] = [
  ['lists', /\/components\/(DataList|ListContainer|SavedViews)\/|\/Statement\//],
  ['charts', /\/ui\/src\/charts\//],
  ['trees', /\/ui\/src\/tree\//],
];
const getLocation = (file: string): Location =>
  folders.find(([, folder]) => folder.test(file))?.[0] ?? 'everywhere';

/** Returns the keys, by the browser's names, that a source compares, lists or announces to assistive technology. */
function keysIn(source: string): Set<string> {
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, key = '']) => key);
  const named = /\b(Arrow(?:Left|Right|Up|Down)|Page(?:Up|Down)|Home|End|Enter|Escape|Delete|Backspace)\??:/g;
  return new Set([
    ...all(/\bkey(?:\.toLowerCase\(\))? [!=]== '([^']+)'/g),
    ...all(named),
    ...all(/^ +'(.)': /gm),
    ...all(/ ['"]?([0-9])['"]?: on\w+,$/gm),
    ...all(/aria-keyshortcuts=\{?[^}\n]*?["']([^"'$]+)["']/g).flatMap((keys) =>
      keys.split(' ').map((key) => key.split('+').at(-1)?.toLowerCase() || '+'),
    ),
    ...(source.includes('isOfName(event.key)') ? ['letters'] : []),
    // downshift answers these itself.
    ...(/\buseCombobox</.test(source) ? ['ArrowUp', 'ArrowDown'] : []),
  ]);
}

const handled = product.flatMap((file) =>
  [...keysIn(read(file))].map((key) => ({ file, location: getLocation(file), key })),
);
const listed = shortcutGroups.flatMap(({ id, shortcuts }) =>
  shortcuts.flatMap(({ on }) => on.map((key) => ({ location: id, key }))),
);
const lists = (location: Location, key: string) =>
  listed.some((one) => one.location === location && one.key === key);

/** Keys that do the same everywhere. */
const alike = ['Escape', 'Tab'];

describe('the list of shortcuts', () => {
  it('has every key that the product answers to, in the group of where it does', () => {
    judged('keys that the product answers to', handled.length);
    const missing = handled.filter(
      ({ location, key }) => !lists(alike.includes(key) ? 'everywhere' : location, key),
    );
    expect(missing).toEqual([]);
  });

  it('has no key that nothing answers to', () => {
    const idle = listed.filter(
      ({ location, key }) =>
        !handled.some((one) => one.key === key && (alike.includes(key) || one.location === location)),
    );
    expect(idle).toEqual([]);
  });
});
