import type { Plugin, Rolldown } from 'vite';

/** One bundled package, as Vite's collector names it (`build.license`). */
interface Licence {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** The collector's output for the page's scripts and the service worker's. */
export const licenceFiles = { page: '.vite/licences.json', worker: '.vite/workerLicences.json' };

function takeOut(bundle: Rolldown.OutputBundle, file: string): Licence[] {
  const found = bundle[file];
  if (found?.type !== 'asset') return [];
  delete bundle[file];
  return JSON.parse(String(found.source)) as Licence[];
}

const line = '-'.repeat(80);

const toNotice = ({ name, version, identifier, text }: Licence) =>
  [line, `${name} ${version}${identifier ? ` (${identifier})` : ''}`, '', text ?? ''].join('\n').trimEnd();

/** Writes `licences.txt` next to the page, with the licences of all packages sent to members. */
export function noticesPlugin(): Plugin {
  return {
    name: 'portal:notices',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const all = Object.values(licenceFiles).flatMap((file) => takeOut(bundle, file));
        const byName = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
        const sorted = [...byName.keys()].sort().flatMap((key) => byName.get(key) ?? []);
        const silent = sorted.filter(({ identifier, text }) => !identifier && !text);
        if (silent.length > 0)
          throw new Error(`Without a licence: ${silent.map(({ name }) => name).join(', ')}.`);
        const head = 'This portal is made with the work of others, under these licences.';
        const source = `${[head, ...sorted.map(toNotice)].join('\n\n')}\n`;
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
      },
    },
  };
}
