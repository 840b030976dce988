import { storiesIn, type StoryFile } from './pieces';
import { getLocation } from './locations';
import type { Source } from './sources';

export interface StoryLink {
  /** The id in the story's address in Storybook. */
  id: string;
  /** The title of its file, such as `Screens/Access/Login`. */
  group: string;
  name: string;
  plays: boolean;
}

export interface ScreenLink {
  /** The title of its file, such as `Screens/Access/Login`. */
  group: string;
  /** The id of its first story. */
  id: string;
  stories: number;
}

interface KnownFile extends StoryFile {
  /** The links to every story under the file's title, in whichever file it stands; empty when there is no story. */
  links: ScreenLink[];
}

/** Every story file of the sources, by its path. */
export type KnownStories = ReadonlyMap<string, KnownFile>;

type Found = readonly [path: string, file: StoryFile];

/** Files in the order of their paths, as Storybook takes them: `JoinScreen.stories.tsx` before `JoinScreenCode.stories.tsx`. */
const byPath = ([one]: Found, [other]: Found) => (one < other ? -1 : 1);

function linksTo(title: string, files: readonly Found[]): ScreenLink[] {
  const under = files.filter(([, file]) => file.title === title).sort(byPath);
  const [first, ...others] = under.flatMap(([, { stories }]) => stories);
  return first ? [{ group: title, id: first.id, stories: others.length + 1 }] : [];
}

export function knownStories(sources: readonly Source[]): KnownStories {
  const files = sources.flatMap(({ path, text }): Found[] => {
    const file = getLocation(path).kind === 'story' ? storiesIn(path, text) : undefined;
    return file ? [[path, file]] : [];
  });
  return new Map(files.map(([path, file]) => [path, { ...file, links: linksTo(file.title, files) }]));
}

/** The frames that each story names, by its id. */
export const getFrames = (known: KnownStories): Record<string, string[]> =>
  Object.fromEntries(
    [...known.values()].flatMap(({ stories }) =>
      stories.filter(({ frames }) => frames.length > 0).map(({ id, frames }) => [id, frames]),
    ),
  );

/** The screens, each once: files with one title lead to the same stories. */
export const linksOnce = (links: readonly ScreenLink[]): ScreenLink[] => [
  ...new Map(links.map((link) => [link.id, link])).values(),
];

const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Folders that are one thing: their stories show every file in them and in their subfolders. */
const folderIsOneThing = /^packages\/ui\/src\/(?:screens\/\w+|components|confirm|shell|tree)\/\w+/;

/** The stories that show a file: those of its own name, else all of its room, else all of the thing it is part of. */
export function storiesBeside(path: string, known: KnownStories): ScreenLink[] {
  const folder = getFolder(path);
  const stem = path.slice(folder.length + 1).split('.')[0] ?? '';
  const own = known.get(`${folder}/${stem}.stories.tsx`);
  if (own) return own.links;
  const thing = folderIsOneThing.exec(folder)?.[0];
  if (thing === undefined) return [];
  const inRoom = getStories(folder, known);
  return inRoom.length > 0 ? inRoom : getStories(thing, known);
}

/** The stories that stand in a folder itself. */
const getStories = (folder: string, known: KnownStories): ScreenLink[] =>
  linksOnce([...known].flatMap(([file, { links }]) => (getFolder(file) === folder ? links : [])));
