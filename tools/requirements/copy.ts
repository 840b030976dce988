import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { files, root } from './files';

/** A new folder, which is removed after the test file or its group. */
export function createTempFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A hard link costs nothing and resolves to a path inside the copy. Another disk needs a real copy. */
function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** True for tools' caches in `node_modules`, which each copy has separately. */
const isCache = (name: string) => name.startsWith('.') && name !== '.bin';

function linkFolder(from: string, to: string, skips: (name: string) => boolean = () => false) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (skips(entry.name)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    // Links between packages and workspaces are relative, so they resolve inside the copy.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

const workspaces = ['apps', 'packages', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name)),
);

/** Written by `npm run generate`. A release reads them. */
const generated = ['en', 'notes'].map((name) => `packages/ui/src/text/languages/${name}.json`);

/**
 * Copies the repository's files as git sees them to a new folder, with `add` for the packages of each workspace. Returns
 * the folder's path.
 */
function copyFiles(
  prefix: string,
  paths: readonly string[],
  add: (from: string, to: string) => void,
): string {
  const copy = createTempFolder(prefix);
  // A PostgreSQL started by root runs as another user, from the packages in this folder.
  chmodSync(copy, 0o755);
  for (const file of paths) cpSync(join(root, file), join(copy, file));
  for (const workspace of ['', 'openapi', ...workspaces]) {
    const own = join(workspace, 'node_modules');
    if (existsSync(join(root, own))) add(join(root, own), join(copy, own));
  }
  // The checks list files with git.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

/** Copies the repository with its packages. */
export const copyRepository = (prefix: string): string =>
  copyFiles(prefix, [...files, ...generated], (from, to) => linkFolder(from, to, isCache));

/** Copies the repository and links to its packages, which is quicker. Nothing may install there. */
export const linkRepository = (prefix: string): string =>
  copyFiles(prefix, files, (from, to) => {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from))
      // These links are relative, so they lead to the copy's workspaces.
      if (name === '@portal') linkFolder(join(from, name), join(to, name));
      else symlinkSync(join(from, name), join(to, name));
  });

/**
 * Runs a program in a copy. Its output is the error's message. It is awaited, because the test runner gives up a worker that
 * blocks for a minute.
 */
export async function runIn(copy: string, program: string, ...args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { cwd: copy, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error([program, ...args, stdout, stderr].join('\n'), { cause: error });
  }
}
