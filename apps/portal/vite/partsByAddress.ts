import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import * as tables from '../../../packages/ui/src/addresses/addresses';
import { languageNames } from '../../../packages/ui/src/text/languages/names';

type Chunk = Rolldown.OutputChunk;

/** `addresses.login` in a routes file, resolved to its address. */
function parseAddress(name: string): string {
  const [table = '', key = ''] = name.trim().split('.');
  const value: unknown = (tables as unknown as Record<string, unknown>)[table];
  const address: unknown = key === '' ? value : (value as Record<string, unknown> | undefined)?.[key];
  if (typeof address !== 'string') throw new Error(`No address is called ${name}`);
  return address;
}

interface Screen {
  module: string;
  addresses: string[];
  reads: string[];
}

/** The screens and their addresses, from the areas' routes files. */
async function readScreens(root: string): Promise<Screen[]> {
  const screens: Screen[] = [];
  const files = await readdir(join(root, 'src/areas'), { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.routes.ts')).sort()) {
    const file = join('src/areas', name);
    const text = await readFile(join(root, file), 'utf8');
    for (const [, paths = '', module = '', reads = ''] of text.matchAll(
      /paths: \[([^\]]+)\][\s\S]*?import\('\.\/([\w/]+)'\).*\n(?:\s*firstReads: \[([^\]]+)\])?/g,
    ))
      screens.push({
        module: join(root, dirname(file), `${module}.tsx`),
        addresses: paths
          .split(',')
          .filter((path) => path.trim())
          .map(parseAddress),
        reads: [...reads.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
      });
  }
  if (screens.length === 0) throw new Error(`No screens were found below ${basename(root)}`);
  return screens;
}

export interface Parts {
  /** The scripts of every page: the entry and its first imports. */
  entry: string[];
  /** An address's additional scripts and its screen's first reads. A pattern's reads are unknown at build time. */
  byAddress: Record<string, { files: string[]; reads: string[] }>;
  /**
   * The additional scripts of the sign-in's step 2 and of its password dialog, those that apply an operator's settings
   * (`en`), and those that apply them in another language.
   */
  later: Record<string, string[]>;
}

/** The files of a page by its address. `base`: the portal's folder on its origin, with a slash at both ends. */
export async function partsByAddress(root: string, chunks: readonly Chunk[], base: string): Promise<Parts> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const getFiles = (roots: readonly (Chunk | undefined)[]) => {
    const needed = new Set(roots.flatMap((chunk) => chunk ?? []));
    for (const { imports } of needed)
      for (const file of imports) {
        const chunk = byFile.get(file);
        if (chunk) needed.add(chunk);
      }
    return [...needed].map(({ fileName }) => `${base}${fileName}`);
  };
  const getChunk = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  const entry = getFiles([...chunks.filter(({ isEntry }) => isEntry), getChunk('/app/start.tsx')]);
  const member = ['/app/member/MemberArea.tsx', '/store/startStore.ts', '/packages/api/src/client.ts'].map(
    getChunk,
  );
  const screens = await readScreens(root);
  const byAddress = Object.fromEntries(
    screens.flatMap(({ module, addresses, reads }) =>
      addresses
        .filter((address) => !address.includes(':'))
        .map((address) => {
          const shared = address.startsWith(tables.memberAddress) ? member : [];
          const files = getFiles([...shared, getChunk(module)]).filter((file) => !entry.includes(file));
          return [address, { files, reads }];
        }),
    ),
  );
  const known = [...entry, ...(byAddress[tables.addresses.login]?.files ?? [])];
  const getLater = (...modules: string[]) =>
    getFiles(modules.map(getChunk)).filter((file) => !known.includes(file));
  const getLanguage = (name: string) =>
    name === 'en' ? [] : [`/languages/${name}.json`, `/languages/dates/${name}.ts`, '/text/putMessages.ts'];
  const later = {
    secondFactor: getLater('/secondFactor/SecondFactor.tsx'),
    password: getLater('/access/ForgotPassword.tsx', '/Dialog/DialogSheet.tsx'),
    ...Object.fromEntries(
      Object.keys(languageNames).map((name) => [
        name,
        getLater('/config/configure.ts', ...getLanguage(name)),
      ]),
    ),
  };
  return { entry, byAddress, later };
}
