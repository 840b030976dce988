import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../requirements/files';
import type { Graph, Import } from '../../requirements/spec/imports';

interface Manifest {
  name: string;
  exports?: Record<string, string>;
}

/** A workspace's export: the specifier, with a `*` for any text, and its file. */
interface Door {
  specifier: RegExp;
  file: string;
}

const escape = (text: string) => text.replaceAll(/[.\\/]/g, String.raw`\$&`);

function getDoors(folder: string): Door[] {
  const { name, exports = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Manifest;
  return Object.entries(exports).map(([path, file]) => ({
    specifier: new RegExp(`^${escape(name + path.slice(1)).replace('*', '(.+)')}$`),
    file: join(folder, file),
  }));
}

const doors = ['openapi', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)].flatMap(
  getDoors,
);

/** Resolves `@portal/ui/screens/kyc` to its file. Every other specifier stays unchanged. */
function fileBehind(specifier: string): string {
  for (const door of doors) {
    const match = door.specifier.exec(specifier);
    if (match) return door.file.replaceAll('*', match[1] ?? '');
  }
  return specifier;
}

/** Returns the graph with imports of other workspaces resolved to their files. */
export function acrossWorkspaces(graph: Graph): Graph {
  const resolved = (taken: Import): Import => ({ ...taken, from: fileBehind(taken.from) });
  return new Map([...graph].map(([file, imports]) => [file, imports.map(resolved)]));
}
