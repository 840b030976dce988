import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Sources } from './readSources.ts';

/** A file of stories: its place in the sidebar, and the id of each story, by which it is linked to. */
export interface StoryFile {
  file: string;
  title: string;
  ids: readonly string[];
}

/** A place in the sidebar and the first of its stories. */
export interface StoryRef {
  title: string;
  id: string;
}

/** Every file of stories among the sources, in the order of their paths. */
export function storiesIn(sources: Sources): StoryFile[] {
  return [...sources]
    .filter(([file]) => file.endsWith('.stories.tsx'))
    .map(([file, text]) => {
      const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
      const names = [...text.matchAll(/^export const (\w+)/gm)].map((match) => match[1] ?? '');
      return { file, title, ids: names.map((name) => toId(title, storyNameFromExport(name))) };
    });
}
