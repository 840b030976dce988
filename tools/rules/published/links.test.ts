import { expect, it } from 'vitest';
import { globalTypes } from '../../../.storybook/toolbar';
import { windows } from '../../../packages/ui/src/testing/windows';
import { files, read } from '../../requirements/files';
import { entries } from './everyStory';

// The links of written pages. A broken link shows Storybook's "Couldn't find story", and an unknown global is dropped
// silently.
const kinds = new Map<string, string>(entries.map(({ id, type }) => [id, type]));

const links = files
  .filter((file) => /^(tools\/storybook|packages\/ui\/src)\/.*\.mdx?$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/\?path=\/(docs|story)\/([\w-]+)(?:&globals=([\w:;-]+))?/g)].map(
      ([link, kind, id = '', globals = '']) => ({ file, link, kind, id, globals }),
    ),
  );

it('leads to a page or a story that is there', () => {
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ kind, id }) => kinds.get(id) !== kind)).toEqual([]);
});

it('asks for conditions that are those of the toolbar', () => {
  const asked = links.flatMap(({ globals }) => globals.split(';')).filter(Boolean);
  expect(asked.length).toBeGreaterThan(8);
  const choices = [
    // The menu of addon-themes.
    ...['theme:light', 'theme:dark'],
    ...Object.entries(globalTypes).flatMap(([name, { toolbar }]) =>
      toolbar.items.map(({ value }) => `${name}:${value}`),
    ),
  ];
  const known = [...choices, ...Object.keys(windows).map((name) => `viewport:${name}`)];
  // The snapshots and filters of pages have no menu.
  expect(asked.filter((one) => !/^(kind|snapshot):/.test(one) && !known.includes(one))).toEqual([]);
});
