import { expect, it } from 'vitest';
import { snapshotSlug } from '../../packages/ui/src/testing/snapshot';
import { files, read } from '../requirements/files';
import { storiesIn } from '../requirements/spec/pieces';
import { everyTest, judged } from './judged';

const storyFiles = files.filter((file) =>
  /^(packages\/ui\/src|tools\/storybook\/live)\/.*\.stories\.tsx$/.test(file),
);

/** This tag removes a story for tests only from the sidebar, the boards, the search and the screenshots. */
const testOnly = "'!dev'";

const stories = storyFiles.flatMap((file) => {
  const text = read(file);
  const meta = /const meta[\s\S]*?satisfies/.exec(text)?.[0] ?? '';
  const { title = '', stories: found = [] } = storiesIn(file, text) ?? {};
  return found.map(({ from, to, title: name, snapshots }) => ({
    ...{ title, name: `${file} › ${name}`, snapshots },
    isShown: ![meta, text.slice(from, to)].some((part) => part.includes(testOnly)),
  }));
});

it('sees the stories and their snapshots', () => {
  judged('stories', stories.length);
  judged('snapshots that plays name', stories.flatMap(({ snapshots }) => snapshots).length);
});

it('a story that leaves the sidebar has no image', () => {
  const [hidden, imaged] = [
    /tags: \[[^\]]*'!dev'/g,
    /parameters: noSnapshot|disableSnapshot: true|\.\.\.noSnapshot/g,
  ].map((wanted) => (text: string) => text.match(wanted)?.length ?? 0);
  expect(storyFiles.map(read).filter((text) => hidden!(text) > imaged!(text))).toEqual([]);
});

it('a flow is a storyboard of five to ten snapshots, or a test that leaves the sidebar', () => {
  const flows = stories.filter(
    ({ title, isShown }) => isShown && title.startsWith('Flows/') && title !== 'Flows/By hand',
  );
  judged('flows with snapshots', flows.length);
  expect(flows.filter(({ snapshots: { length } }) => length < 5 || length > 10)).toEqual([]);
});

it('snapshots have distinct names in their story, which is in the sidebar', () => {
  const isWrong = ({ snapshots, isShown }: (typeof stories)[number]) =>
    new Set(snapshots.map(snapshotSlug)).size < snapshots.length || (!isShown && snapshots.length > 0);
  expect(stories.filter(isWrong)).toEqual([]);
});

everyTest(
  'snapshots are named by literals, in the files of stories, where they are read from',
  files.filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file) && !file.endsWith('/testing/snapshot.ts')),
  (file) => {
    const text = read(file);
    if (!/testing\/snapshot'/.test(text)) return;
    expect(file).toMatch(/\.stories\.tsx$/);
    expect([...text.matchAll(/(?<![.\w])snapshot\((?!')/g)].length, 'a name that is no literal').toBe(0);
  },
);
