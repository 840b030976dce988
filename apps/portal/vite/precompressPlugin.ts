import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { isCompressedAhead } from '../../../packages/headers/src/index';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (!isCompressedAhead(file, bytes.length)) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Writes the smallest compressed copies of each text next to it, so no server compresses static files (ADR 3). */
export function precompressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'portal:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      await Promise.all(
        files.filter((file) => file.isFile()).map(({ parentPath, name }) => compress(join(parentPath, name))),
      );
    },
  };
}
