import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of the repository: its path from the root, and what is in it. */
export interface Source {
  path: string;
  text: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where sections are cited: whatever is run, drawn or tested. Git is not asked, since a copy without it builds too. */
const sourceFolders = ['packages', 'apps', 'openapi', 'tools', '.storybook'] as const;

const skipped =
  /(^|\/)(node_modules|dist|generated|\.[a-z-]+|storybook-static|playwright-report|test-results)$/;
/** The collector and its tests name sections as examples, and who breaks a rule does not keep it. */
const isCounted = (path: string) =>
  /\.(tsx?|mjs|yaml)$/.test(path) &&
  !/^tools\/(requirements\/spec|storybook\/spec|laravel\/src)|\.d\.m?ts$/.test(path);

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(root + folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !skipped.test(path)) yield* filesUnder(path);
    else if (entry.isFile() && isCounted(path)) yield path;
  }
}

/** One file of the repository. */
const readSource = (path: string): Source => ({ path, text: readFileSync(root + path, 'utf8') });

/** The text of one of the sources; '' if the path is none of them. */
export const getText = (sources: readonly Source[], path: string): string =>
  sources.find((source) => source.path === path)?.text ?? '';

/** Every file that may cite a section or make a call, sorted by path. */
export const readSources = (): Source[] =>
  sourceFolders
    .flatMap((folder) => [...filesUnder(folder)])
    .sort()
    .map(readSource);

/** A file's role in the specification. */
export type LocationKind = 'story' | 'unit' | 'sandbox' | 'e2e' | 'ui' | 'code' | 'contract';

export interface Location {
  kind: LocationKind;
  /** The area's name, `shell` for the app shell, or `common` for shared code. */
  area: string;
}

const kinds: readonly [LocationKind, RegExp][] = [
  ['story', /^(packages\/ui\/src|tools\/storybook)\/(?!live\/).*\.stories\.tsx$/],
  ['sandbox', /^apps\/sandbox\/.*\.test\.ts$/],
  ['e2e', /\.spec\.ts$/],
  ['unit', /\.test\.ts$/],
  ['ui', /^packages\/ui\/src\/(screens|components|confirm|shell|tree|forms)\//],
  ['contract', /^openapi\//],
];

/** The area's word behind a folder of every area, in the name of a flow, and the folder of the shell. */
const areaWord =
  /^(?:packages\/ui\/src\/screens|apps\/(?:portal|sandbox)\/src\/areas|apps\/portal\/e2e(?=\/\w+\.)|openapi\/(?:paths|schemas)|packages\/ui\/src(?=\/shell\/))\/([a-z0-9]+)[./]/;

/** Returns a path's role and area, by its folder and its name alone. */
export function getLocation(path: string): Location {
  const area = path.startsWith('packages/ui/src/tree/') ? 'network' : areaWord.exec(path)?.[1];
  return {
    kind: kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'code',
    area: area ?? (path.startsWith('apps/sandbox/src/access/') ? 'access' : 'common'),
  };
}
