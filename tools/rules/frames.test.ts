import { expect, it } from 'vitest';
import { frameSlug } from '../../.storybook/namedFrames/slug';
import { everyTest } from '../requirements/everyTest';
import { files, read } from '../requirements/files';
import { storiesIn } from '../requirements/spec/pieces';

const storyFiles = files.filter((file) =>
  /^(packages\/ui\/src|tools\/storybook\/live)\/.*\.stories\.tsx$/.test(file),
);

/** This tag removes a story for tests only from the sidebar, the boards, the search and the screenshots. */
const testOnly = "'!dev'";

const stories = storyFiles.flatMap((file) => {
  const text = read(file);
  const meta = /const meta[\s\S]*?satisfies/.exec(text)?.[0] ?? '';
  const { title = '', stories: found = [] } = storiesIn(file, text) ?? {};
  return found.map(({ from, to, title: name, frames }) => ({
    ...{ title, name: `${file} › ${name}`, frames },
    isShown: ![meta, text.slice(from, to)].some((part) => part.includes(testOnly)),
  }));
});

const problems = (found: typeof stories) => found.map(({ name, frames }) => `${name}: ${frames.join(', ')}`);

it('there are frames', () => {
  expect(stories.filter(({ frames }) => frames.length > 0).length).toBeGreaterThan(20);
});

it('a flow is a storyboard of five to ten frames, or a test that leaves the sidebar', () => {
  // A story of the live portal without snapshots shows only its end, such as a form error.
  const flows = stories.filter(
    ({ title, frames, isShown }) => isShown && title.startsWith('Walk the portal/') && frames.length > 0,
  );
  expect(flows.length).toBeGreaterThan(10);
  expect(problems(flows.filter(({ frames }) => frames.length < 5 || frames.length > 10))).toEqual([]);
});

it('the frames of a story have names of their own', () => {
  expect(
    problems(stories.filter(({ frames }) => new Set(frames.map(frameSlug)).size < frames.length)),
  ).toEqual([]);
});

it('a story that leaves the sidebar names no frame, because nobody would see it', () => {
  expect(problems(stories.filter(({ frames, isShown }) => !isShown && frames.length > 0))).toEqual([]);
});

everyTest(
  'frames are named by literals, in the files of stories, where they are read from',
  files.filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file) && !file.endsWith('/testing/frame.ts')),
  (file) => {
    const text = read(file);
    if (!/testing\/frame'/.test(text)) return;
    expect(file).toMatch(/\.stories\.tsx$/);
    expect([...text.matchAll(/\bframe\((?!')/g)].length, 'a name that is no literal').toBe(0);
  },
);
