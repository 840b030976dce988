import { getReach } from './imports';
import { routeParts, type Repository } from './routes';
import { getText, type Source } from './sources';
import { linksOnce, type ScreenLink } from './stories';

/** The uses of a message. */
export interface MessageUse {
  /** The name of its messages object, such as `accessTexts`. */
  group: string;
  /** Its key in that object. */
  key: string;
  /** The files that use it, without tests and stories. */
  files: readonly string[];
  /** The stories that show it: those next to the files, then the screens that import one of them. */
  stories: readonly ScreenLink[];
}

const messageFiles = ['packages/ui/src/text/visitorMessages.ts', 'packages/ui/src/text/messages.ts'];
const isProduct = (file: string) =>
  !messageFiles.includes(file) && !/\.(stories|test|fixtures)\.tsx?$/.test(file);
const isLocation = (title: string) => /^(Screens|Components\/Shell)\//.test(title);
const getFolder = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The messages in the sources, in order. */
export const messagesIn = (sources: readonly Source[]): string =>
  messageFiles.map((path) => getText(sources, path)).join('\n');

/** Returns the messages objects with their keys. */
export function keysIn(text: string): { group: string; key: string }[] {
  const groups = [...text.matchAll(/export const (\w+Texts) = defineMessages\('\w+', \{([\s\S]*?)\n\}\);/g)];
  return groups.flatMap(([, group = '', body = '']) =>
    [...body.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => ({ group, key })),
  );
}

/**
 * Returns the files that use each key, by `group.key`. Files that select from a group by a value are under `group.`.
 */
function namedIn(sources: readonly Source[]): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const { path: file, text } of sources) {
    if (!isProduct(file)) continue;
    const uses = [...text.matchAll(/\b(\w+Texts)\s*(?:\.\s*(\w+)|\[)/g)];
    const keys = new Set(uses.map(([, group = '', key = '']) => `${group}.${key}`));
    for (const key of keys) named.set(key, [...(named.get(key) ?? []), file]);
  }
  return named;
}

/**
 * Returns the uses of each message. A screen that selects from an object by a value (`ticketsTexts[status]`) uses all
 * its messages, and the portal's own files count for the screens of their routes. A message next to every screen has no
 * uses.
 */
export function messageUses(repository: Repository): MessageUse[] {
  const { sources, known, graph } = repository;
  const named = namedIn(sources);
  const stories = [...known].map(([file, story]) => ({ file, title: story.title, links: story.links }));
  const reach = new Map(stories.map(({ file }) => [file, getReach(file, graph)]));
  const routes = routeParts(repository);
  return keysIn(messagesIn(sources)).map(({ group, key }) => {
    const byName = named.get(`${group}.${key}`) ?? [];
    const picked = byName.some((file) => file.startsWith('packages/')) ? [] : (named.get(`${group}.`) ?? []);
    const files = [...new Set([...byName, ...picked])];
    const folders = files.map(getFolder);
    const reaching = stories.filter(({ file }) => files.some((one) => reach.get(file)?.has(one)));
    const [near, far] = [true, false].map((isNear) =>
      reaching
        .filter(
          ({ file, title }) => folders.includes(getFolder(file)) === isNear && (isNear || isLocation(title)),
        )
        .flatMap(({ links }) => links),
    );
    const wired = routes.filter(({ parts }) => parts.some((part) => files.includes(part)));
    const shown = [...(near ?? []), ...wired.flatMap(({ screens }) => screens), ...(far ?? [])];
    return { group, key, files, stories: linksOnce(shown) };
  });
}
