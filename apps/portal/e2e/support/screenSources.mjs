// The scripts of each screen by package and folder, in kB brotli, from a build with source maps: `npm run maps -w @portal/app`
// writes one to `.reports/maps`.
// `node apps/portal/e2e/support/screenSources.mjs DIR [--beside MAIN] [--only ADDRESS] [--files]` prints Markdown.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

/** The owner of a source: its package, or its folder in this repository. */
export function toOwner(source) {
  const installed = source.split('node_modules/').at(-1);
  if (installed !== source) return installed.match(/^(@[^/]+\/)?[^/]+/)[0];
  const own = source.match(/(?:packages|apps|openapi)\/.*$/)?.[0];
  if (own === undefined) return 'the bundler';
  return own.split('/').slice(0, -1).slice(0, 5).join('/').replace('/src', '');
}

/** Characters of a built file by source. A file has few lines, so each column is looked up. */
export function measureSources(code, map) {
  const found = new SourceMap(map);
  const sizes = new Map();
  for (const [line, text] of code.split('\n').entries()) {
    let [at, source] = [0, undefined];
    const add = (end) => sizes.set(source, (sizes.get(source) ?? 0) + end - at);
    for (let column = 0; column < text.length; column += 1) {
      const { originalSource = '' } = found.findEntry(line, column);
      if (originalSource === source) continue;
      if (source !== undefined) add(column);
      [at, source] = [column, originalSource];
    }
    if (source !== undefined) add(text.length);
  }
  return sizes;
}

/** By address: kB brotli of each owner, or of each file. A chunk's bytes are shared out by its characters. */
export function weighSources(dir, { byFile = false, only } = {}) {
  const { entry, byAddress } = JSON.parse(readFileSync(join(dir, '.vite/screens.json'), 'utf8'));
  const chunks = new Map();
  const readChunk = (name) => {
    const file = join(dir, name);
    const code = readFileSync(file, 'utf8');
    const kilobytes = brotliCompressSync(code).length / 1000;
    if (!existsSync(`${file}.map`)) return [['', kilobytes]];
    const sizes = measureSources(code, JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    return [...sizes].map(([source, size]) => [source, (size / total) * kilobytes]);
  };
  const weigh = (files) => {
    const owners = new Map();
    for (const file of new Set(files)) {
      const name = file.slice(file.indexOf('static/'));
      if (!chunks.has(name)) chunks.set(name, readChunk(name));
      for (const [source, size] of chunks.get(name)) {
        const owner = byFile ? source.replace(/^(\.\.\/)+/, '') : toOwner(source);
        owners.set(owner, (owners.get(owner) ?? 0) + size);
      }
    }
    return owners;
  };
  const asked = Object.entries(byAddress).filter(([address]) => only === undefined || address === only);
  return new Map(asked.map(([address, { files }]) => [address, weigh([...entry, ...files])]));
}

const format = (size) => size.toFixed(1);
const sum = (owners) => [...owners.values()].reduce((total, size) => total + size, 0);

/** A table of an address. `before`: main's sizes. Smaller owners are one row, unless they have changed. */
export function formatTable(address, owners, before) {
  const least = 0.3;
  const names = [...new Set([...owners.keys(), ...(before?.keys() ?? [])])];
  const rows = names.map((name) => [name, owners.get(name) ?? 0, before?.get(name) ?? 0]);
  const isShown = ([, now, was]) => now >= least || (before && Math.abs(now - was) >= 0.1);
  const shown = rows.filter(isShown).sort((a, b) => b[1] - a[1]);
  const rest = rows.filter((row) => !isShown(row));
  const others = ['others', ...[1, 2].map((at) => rest.reduce((total, row) => total + row[at], 0))];
  const lines = [...shown, others].map(([name, now, was]) =>
    before
      ? `| ${name} | ${format(was)} | ${format(now)} | ${format(now - was)} |`
      : `| ${name} | ${format(now)} |`,
  );
  const head = before
    ? '| source | main | now | change |\n|---|--:|--:|--:|'
    : '| source | kB brotli |\n|---|--:|';
  const total = `${address}: ${before ? `${format(sum(before))} → ` : ''}${format(sum(owners))} kB`;
  return `<details><summary>${total}</summary>\n\n${head}\n${lines.join('\n')}\n\n</details>`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { beside: { type: 'string' }, only: { type: 'string' }, files: { type: 'boolean' } },
  });
  const options = { byFile: values.files, only: values.only };
  const now = weighSources(resolve(positionals[0]), options);
  const before = values.beside && existsSync(values.beside) && weighSources(resolve(values.beside), options);
  for (const [address, owners] of now)
    console.log(formatTable(address, owners, before ? (before.get(address) ?? new Map()) : undefined));
}
