import { storiesIn, type StoryFile } from './pieces';
import { placeOf } from './places';
import type { Source } from './sources';

export interface StoryLink {
  /** Of the story's address in Storybook. */
  id: string;
  /** `Screens/Access/Login`. */
  group: string;
  name: string;
  plays: boolean;
}

export interface ScreenLink {
  /** `Screens/Access/Login`. */
  group: string;
  /** Its first story. */
  id: string;
  stories: number;
}

/** Every story file of the sources, by its path. */
export type KnownStories = ReadonlyMap<string, StoryFile>;

export const knownStories = (sources: readonly Source[]): KnownStories =>
  new Map(
    sources.flatMap(({ path, text }) => {
      const file = placeOf(path).kind === 'story' ? storiesIn(path, text) : undefined;
      return file ? [[path, file] as const] : [];
    }),
  );

/** The way to a file's stories; none when it has none. */
export const linkOf = ({ title, stories }: StoryFile): ScreenLink[] =>
  stories[0] ? [{ group: title, id: stories[0].id, stories: stories.length }] : [];

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** One folder, one thing: there the stories show every file. */
const folderIsOneThing = /^packages\/ui\/src\/(screens\/\w+|components|shell|tree)\/\w+$/;

/** The stories that show a file: those of its own name, else all of its folder if that is one thing. */
export function storiesBeside(path: string, known: KnownStories): ScreenLink[] {
  const folder = folderOf(path);
  const stem = path.slice(folder.length + 1).split('.')[0] ?? '';
  const own = known.get(`${folder}/${stem}.stories.tsx`);
  if (own) return linkOf(own);
  if (!folderIsOneThing.test(folder)) return [];
  return [...known].flatMap(([file, stories]) => (folderOf(file) === folder ? linkOf(stories) : []));
}
