import { readdirSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { describe, expect } from 'vitest';
import { globalTypes } from '../../../.storybook/toolbar';
import { windows } from '../../../packages/ui/src/testing/windows';
import { files, read } from '../../requirements/files';
import { storiesIn } from '../../requirements/spec/pieces';
import { readSources } from '../../requirements/spec/sources';
import { everyTest } from '../../rules/judged';

const here = new URL('..', import.meta.url);
const pages = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|mdx|tsx)$/.test(file))
  .map((file) => [file, readFileSync(new URL(file, here), 'utf8')] as const);
const componentPages = files
  .filter((file) => /^packages\/ui\/.*\.mdx$/.test(file))
  .map((file) => [file, read(file)] as const);
const texts = [...pages, ...componentPages, ['CHANGELOG.md', read('CHANGELOG.md')] as const];

/** Every location in the sidebar: stories, the page of each stories file, and the standalone pages. */
const stories = [...readSources().map(({ path, text }) => [path, text] as const), ...pages]
  .filter(([file]) => file.endsWith('.stories.tsx'))
  .flatMap(([file, text]) => storiesIn(file, text) ?? []);
const paths = new Set([
  ...stories.flatMap((file) => file.stories.map(({ id }) => `/story/${id}`)),
  ...stories.map(({ title }) => `/docs/${toId(title, 'docs')}`),
  ...texts.flatMap(([, text]) =>
    [...text.matchAll(/<Meta title="([^"]+)"/g)].map(([, title = '']) => `/docs/${toId(title, 'docs')}`),
  ),
]);
const links = texts.flatMap(([file, text]) =>
  [...text.matchAll(/(?:\?path=|to=")(\/(?:story|docs)\/[\w-]+)(?:&globals=([\w:;-]+))?/g)].map(
    ([, entry = '', globals = '']) => ({ file, entry, globals }),
  ),
);
/** The conditions that an address may have: those of the toolbar, of addon-themes and of pages, which have no menu. */
const known = new Set([
  ...['theme:light', 'theme:dark', ...Object.keys(windows).map((name) => `viewport:${name}`)],
  ...Object.entries(globalTypes).flatMap(([name, { toolbar }]) =>
    toolbar.items.map(({ value }) => `${name}:${value}`),
  ),
]);
const conditions = links.flatMap(({ globals }) => globals.split(';').filter(Boolean));

describe('links within Storybook', () => {
  // A dead one shows Storybook's "Couldn't find story", and an unknown condition is dropped silently.
  everyTest('every one leads to a place that there is', links, ({ entry }) => {
    expect([...paths]).toContain(entry);
  });
  everyTest('every condition in a link is one of the toolbar', conditions, (one) => {
    if (!/^(kind|snapshot|search):/.test(one)) expect([...known]).toContain(one);
  });
});
