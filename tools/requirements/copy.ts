import { execFileSync } from 'node:child_process';
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
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files, root } from './files';

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

const foldersIn = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));

/** Written by `npm run generate`. A release reads them. */
const generated = ['en', 'notes'].map((name) => `packages/ui/src/text/languages/${name}.json`);

/** Copies the repository's files as git sees them, with its packages, to a new folder. Returns the folder's path. */
export function copyRepository(prefix: string): string {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  // A PostgreSQL started by root runs as another user, from the packages in this folder.
  chmodSync(copy, 0o755);
  for (const file of [...files, ...generated])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  for (const workspace of [...['', 'openapi'], ...['apps', 'packages', 'tools'].flatMap(foldersIn)]) {
    const own = join(workspace, 'node_modules');
    if (existsSync(join(root, own))) linkFolder(join(root, own), join(copy, own), isCache);
  }
  // The checks list files with git.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

/** Copies the repository's files to a new folder and links to its packages, which is quicker. Nothing may install there. */
export function linkRepository(prefix: string): string {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  for (const file of files) cpSync(join(root, file), join(copy, file));
  for (const workspace of ['', 'openapi', ...['apps', 'packages', 'tools'].flatMap(foldersIn)]) {
    const own = join(root, workspace, 'node_modules');
    if (!existsSync(own)) continue;
    mkdirSync(join(copy, workspace, 'node_modules'), { recursive: true });
    for (const name of readdirSync(own).filter((one) => one !== '@portal'))
      symlinkSync(join(own, name), join(copy, workspace, 'node_modules', name));
  }
  // These links are relative, so they lead to the copy's workspaces.
  linkFolder(join(root, 'node_modules/@portal'), join(copy, 'node_modules/@portal'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}
