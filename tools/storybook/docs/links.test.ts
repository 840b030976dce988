import { readdirSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { describe, expect } from 'vitest';
import { everyTest } from '../../rules/judged';
import { files, read } from '../../requirements/files';
import { storiesIn } from '../../requirements/spec/pieces';
import { readSources } from '../../requirements/spec/sources';

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
  [...text.matchAll(/(?:\?path=|to=")(\/(?:story|docs)\/[\w-]+)/g)].map(([, entry = '']) => ({
    file,
    entry,
  })),
);

describe('links within Storybook', () => {
  everyTest('every one leads to a place that there is', links, ({ entry }) => {
    expect([...paths]).toContain(entry);
  });
});
