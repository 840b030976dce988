import { readFile } from 'node:fs/promises';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';
import { snapshotNames } from '../requirements/spec/snapshotNames.ts';

type Indexers = Extract<StorybookConfig['experimental_indexers'], (...given: never) => unknown>;
type Indexer = NonNullable<Parameters<Indexers>[0]>[number];

/** Devices by the viewports that stories pin (.storybook/viewports.ts). */
const devices: readonly (readonly [device: string, viewport: RegExp])[] = [
  ['phone', /^phone/],
  ['tablet', /^(tablet|tickets)/],
  ['desktop', /^(laptop|desktop)/],
];

/** Returns the window that a source pins by its name: `viewport: { value: 'tablet' }`, or `...onTablet`. */
function getViewport(source = ''): string | undefined {
  const [, value, pin] =
    /viewport: \{ value: '(\w+)'|\.\.\.on((?:Large)?Phone|\w*Tablet|Laptop)\b/.exec(source) ?? [];
  return value ?? pin?.replace(/^(Large|Small|Tickets)/, '').toLowerCase();
}

/** Returns the tags of a story for the sidebar's filter: its area, and the device whose size it pins. */
export function getFilterTags(title: string, source: string, exportName: string): string[] {
  const [root, area = ''] = title.split('/');
  const own = source
    .split(/^(?=export const )/m)
    .find((part) => part.startsWith(`export const ${exportName}:`));
  const meta = source.slice(0, source.indexOf('\nexport const '));
  const viewport = [own, meta].map(getViewport).find(Boolean);
  const device = devices.find(([, size]) => viewport !== undefined && size.test(viewport))?.[0];
  return [
    ...(root === 'Screens' && area ? [`area-${area.toLowerCase()}`] : []),
    ...(device === undefined ? [] : [`device-${device}`]),
  ];
}

/** Adds the filter's tags to every story of these indexers. */
export const tagStories = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const source = await readFile(file, 'utf8');
      return (await indexer.createIndex(file, options)).map((input) => ({
        ...input,
        tags: [...(input.tags ?? []), ...getFilterTags(input.title ?? '', source, input.exportName)],
      }));
    },
  }));

/** Gives each story the names of its snapshots, in order, as `parameters.moments`: they are written in its play alone. */
export const nameMoments = (): Plugin => ({
  name: 'name-moments',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/, code: /\bsnapshot\(/ },
    handler: (code, id) => {
      const given = Object.entries(snapshotNames(id, code)).map(
        ([name, moments]) =>
          `${name}.parameters = { ...${name}.parameters, moments: ${JSON.stringify(moments)} };`,
      );
      return { code: `${code}\n${given.join('\n')}\n`, map: null };
    },
  },
});
