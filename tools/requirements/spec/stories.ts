import { storiesIn, type StoryFile } from './pieces';
import { getLocation, type Source } from './sources';

export interface StoryLink {
  /** The story's id in its Storybook address. */
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
  /** The links to every story under the file's title, in any file. Empty without stories. */
  links: ScreenLink[];
}

/** Every stories file, by its path. */
export type KnownStories = ReadonlyMap<string, KnownFile>;

type Found = readonly [path: string, file: StoryFile];

/** Sorts files by path, as Storybook does: `JoinScreen.stories.tsx` before `JoinScreenCode.stories.tsx`. */
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

/** Returns each screen once, because files with one title link to the same stories. */
export const linksOnce = (links: readonly ScreenLink[]): ScreenLink[] => [
  ...new Map(links.map((link) => [link.id, link])).values(),
];

const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Folders that are one unit: their stories show every file in them and in their subfolders. */
const folderIsOneThing = /^packages\/ui\/src\/(?:screens\/\w+|components|confirm|shell|tree)\/\w+/;

/** Returns the stories that show a file: those of its own name, else those of its folder, else those of its unit. */
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

/** Returns the stories directly in a folder. */
const getStories = (folder: string, known: KnownStories): ScreenLink[] =>
  linksOnce([...known].flatMap(([file, { links }]) => (getFolder(file) === folder ? links : [])));
