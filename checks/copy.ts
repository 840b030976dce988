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

/** A hard link costs nothing and keeps every path inside the copy; another disk takes a copy. */
function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** What tools keep for themselves in `node_modules`: each copy has its own. */
const isKept = (name: string) => name.startsWith('.') && name !== '.bin';

function linkFolder(from: string, to: string, skips: (name: string) => boolean = () => false) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (skips(entry.name)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    // The links among packages are relative, the workspaces' too, so they lead to the copy's own.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

const foldersIn = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));

/** Copies the repository, as git would take it, with its packages, to a new folder whose path is the answer. */
export function copyRepository(prefix: string): string {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  // A PostgreSQL that root starts runs as somebody else, from the packages in here.
  chmodSync(copy, 0o755);
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true });
  for (const workspace of ['', 'openapi', 'checks', ...foldersIn('apps'), ...foldersIn('packages')]) {
    const own = join(workspace, 'node_modules');
    if (existsSync(join(root, own))) linkFolder(join(root, own), join(copy, own), isKept);
  }
  // The checks ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}
