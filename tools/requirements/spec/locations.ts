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
