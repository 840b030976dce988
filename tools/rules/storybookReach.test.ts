import { expect, it } from 'vitest';
import { reachOfChange } from '../storybook/run/reach.mjs';

const ui = 'packages/ui/src';
const preview = '.storybook/preview.tsx';
const [button, login, team] = [`${ui}/Button.tsx`, `${ui}/Login.stories.tsx`, `${ui}/Team.stories.tsx`];

/** A small Storybook: the importers of each file. */
const importers = new Map<string, readonly string[]>([
  [button, [`${ui}/Login.tsx`, 'tools/storybook/docs/DocsPage.tsx']],
  [`${ui}/Login.tsx`, [login]],
  [`${ui}/Team.tsx`, [team]],
  [`${ui}/text/languages/hi.json`, [`${ui}/text/languages/index.ts`]],
  [`${ui}/text/languages/index.ts`, ['.storybook/operator/speak.ts']],
  ['.storybook/operator/speak.ts', [preview]],
  ['tools/storybook/docs/DocsPage.tsx', [preview]],
  ['tools/storybook/docs/Prose.tsx', ['tools/storybook/docs/DocsPage.tsx']],
  [preview, ['storybook-stories.js']],
  ...[login, team].map((file): [string, string[]] => [file, ['storybook-stories.js']]),
]);
const reach = (...changed: string[]) => {
  const { all, files } = reachOfChange(changed, importers);
  return all ?? [...files];
};

it('is the stories that import what changed, by however many others', () => {
  expect(reach(button)).toEqual([login]);
  expect(reach(`${ui}/Team.tsx`, 'README.md')).toEqual([team]);
});

it('is none of what the preview names and draws no story in: pages of documents, other languages', () => {
  expect(reach('tools/storybook/docs/Prose.tsx')).toEqual([]);
  expect(reach('tools/storybook/docs/DocsPage.tsx')).toEqual([]);
  expect(reach(`${ui}/text/languages/hi.json`)).toEqual([]);
});

it('is everything where every story is drawn in it, or may be', () => {
  expect(reach('.storybook/operator/speak.ts')).toBe('.storybook/operator/speak.ts');
  expect(reach('package-lock.json')).toBe('package-lock.json');
});
