import { posix } from 'node:path';
import { files, read } from '../requirements/files';

const folder = 'packages/ui/src/screens/';
const sources = new Set(files.filter((file) => file.startsWith(folder) && /\.tsx?$/.test(file)));
const toStories = (file: string) => file.replace(/\.tsx$/, '.stories.tsx');

/** Every file that a member sees as a screen or a tab, by its name. */
export const screens = [...sources].filter((file) => /(Screen|Tab)\.tsx$/.test(file));

/** Dialogs with their own stories. The screen around them needs no story of their form. */
export const dialogs = [...sources].filter(
  (file) => /Dialog\.tsx$/.test(file) && sources.has(toStories(file)),
);

const apart = new Set([...screens, ...dialogs]);

/** Returns the modules of the screens' folder that a file imports, types included. */
const getImports = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].flatMap(([, to = '']) => {
    const path = posix.join(posix.dirname(file), to);
    return [`${path}.ts`, `${path}.tsx`].filter((one) => sources.has(one) && !apart.has(one));
  });

/** Returns the files of which a screen is made, up to screens, tabs and dialogs with their own stories. */
function getParts(screen: string): string[] {
  const parts = new Set([screen]);
  for (const part of parts) for (const next of getImports(part)) parts.add(next);
  return [...parts];
}

const importsOne = (names: string) => new RegExp(`import [^;]*\\b(${names})\\b[^;]*;`);
const remote = importsOne('Remote|PagedList');
const form = importsOne('Form|FormDialog|FormStack');

const has = (screen: string, pattern: RegExp) => getParts(screen).some((part) => pattern.test(read(part)));

/** The screens that show a server's data, so they load, fail and may be empty. */
export const remoteScreens = screens.filter((screen) => has(screen, remote));

/** The screens and dialogs that send what a member typed. */
export const forms = [...apart].filter((screen) => has(screen, form));
