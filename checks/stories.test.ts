import { describe, expect, it } from 'vitest';
import { files, read } from './files';

const stories = files.filter((file) => /^packages\/ui\/src\/.*\.stories\.tsx$/.test(file));
const screens = files.filter((file) => /^packages\/ui\/src\/screens\/.*Screen\.tsx$/.test(file));
const components = files.filter((file) => /^packages\/ui\/src\/components\/([^/]+)\/\1\.tsx$/.test(file));

const everyScreen = ['Default', 'Loading', 'Empty', 'Failed', 'LongText', 'Mobile', 'Dark'];
const everyForm = ['Default', 'Submitting', 'FieldErrors', 'Refused', 'LongText', 'Mobile', 'Dark'];
const stillScreens = ['Default', 'Mobile', 'Dark'];

/** A screen with fields is a form; one without remote data has nothing to load, miss or fail. */
function requiredOf(source: string): string[] {
  const remote = /\bRemote</.test(source);
  const form = /onSubmit/.test(source);
  return [...new Set([...(remote ? everyScreen : []), ...(form ? everyForm : []), ...stillScreens])];
}

/** Screens/Access/Login from packages/ui/src/screens/access/Login/LoginScreen.stories.tsx. */
function titleOf(file: string): string {
  const folders = file.replace('packages/ui/src/', '').split('/').slice(0, -1);
  return folders.map((folder) => folder.charAt(0).toUpperCase() + folder.slice(1)).join('/');
}

const exportsOf = (source: string) => [...source.matchAll(/^export const (\w+)/gm)].map((match) => match[1]);

describe('stories', () => {
  it('there are some', () => {
    expect(stories.length).toBeGreaterThan(20);
    expect(screens.length).toBeGreaterThan(2);
  });

  it.each(screens)('%s has stories and fixtures beside it, and every required state', (screen) => {
    const file = screen.replace('.tsx', '.stories.tsx');
    expect(files).toContain(file);
    expect(exportsOf(read(file))).toEqual(expect.arrayContaining(requiredOf(read(screen))));
  });

  it.each(components)('%s has stories', (component) => {
    expect(files).toContain(component.replace('.tsx', '.stories.tsx'));
  });

  it.each(stories)('%s is titled by its folder, typed, and finds things as a member would', (file) => {
    const source = read(file);
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? '';
    if (!title.startsWith('Foundations/') && !title.startsWith('Flows/')) {
      expect([titleOf(file), `${titleOf(file)}/${file.split('/').at(-1)?.split('.')[0] ?? ''}`]).toContain(
        title,
      );
    }
    expect(source).toMatch(/satisfies Meta</);
    expect(source).not.toMatch(/TestId/);
  });
});
