import { posix } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { everyTest } from './judged';
import { files, read } from '../requirements/files';
import { storiesIn } from '../requirements/spec/pieces';

const stories = files.filter((file) => /^packages\/ui\/src\/.*\.stories\.tsx$/.test(file));
const pages = files.filter((file) => /^packages\/ui\/src\/.*\.mdx$/.test(file));

/** Each folder with a component and its stories. */
const folders = [
  ...new Set(
    stories
      .filter((file) => /^packages\/ui\/src\/(components|charts|confirm|shell|tree)\/[^/]+\//.test(file))
      .map((file) => posix.dirname(file)),
  ),
];

/** The components that a page may link to: their names, by the addresses of their pages. */
const components = new Map(
  stories
    .flatMap((file) => storiesIn(file, read(file)) ?? [])
    .map(({ title }) => title)
    .filter((title) => title.startsWith('Components/'))
    .map((title) => [`/docs/${toId(title, 'docs')}`, title.split('/').at(-1)]),
);
const forms = '/docs/components-forms-choosing-a-field--docs';

const headings = ['When to use', 'When not to use', 'Keyboard and screen readers'];

/** Returns the text below a heading of a page; '' without that heading. */
const getSection = (text: string, heading: string) =>
  (text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '')
    .slice(heading.length)
    .replace('</ComponentPage>', '')
    .trim();

const getLinks = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\(\?path=([^)]+)\)/g)].map(([, label = '', to = '']) => ({ label, to }));

describe('component pages', () => {
  everyTest('every component has one page, which is that of its stories', folders, (folder) => {
    const own = pages.filter((page) => posix.dirname(page) === folder);
    expect(own, 'A page beside the component says when to use it: copy Button.mdx.').toHaveLength(1);
    const text = read(own[0] ?? '');
    const of = /^import \* as stories from '\.\/(\w+\.stories)';$/m.exec(text)?.[1] ?? '';
    expect(stories).toContain(`${folder}/${of}.tsx`);
    expect(text).toContain('<Meta of={stories} />');
    expect(text).toContain('<ComponentPage>');
    expect(text, 'The preview passes the pages (docs.components).').not.toMatch(/from '[^']*tools\//);
  });

  it('has a page for the fields of forms', () => {
    expect(pages).toContain('packages/ui/src/forms/Forms.mdx');
  });

  everyTest('every page has when to use it, when not, and what screen readers announce', pages, (page) => {
    const short = headings.filter((heading) => getSection(read(page), heading).length < 60);
    expect(short, 'These headings have no text of at least a sentence.').toEqual([]);
  });

  everyTest('every page names what to use instead, by names of components that there are', pages, (page) => {
    const text = read(page);
    const own = /\/(\w+)\.mdx$/.exec(page)?.[1];
    const instead = getLinks(getSection(text, 'When not to use')).filter(({ to }) => components.has(to));
    expect(instead.length).toBeGreaterThan(0);
    expect(instead.map(({ label }) => label)).not.toContain(own);
    const wrong = getLinks(text).filter(
      ({ label, to }) => label !== components.get(to) && to !== forms && !to.startsWith('/docs/foundations-'),
    );
    expect(wrong).toEqual([]);
  });
});
