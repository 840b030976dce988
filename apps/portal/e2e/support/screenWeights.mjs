// The scripts of each screen in kB brotli, from the built portal. They are listed in screenWeights.tsv.
// `node apps/portal/e2e/support/screenWeights.mjs --write` updates the list, `--beside LIST` prints both as Markdown.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const dist = new URL('../../dist/', import.meta.url);
const list = new URL('screenWeights.tsv', import.meta.url);

/** The growth in kB that needs a line why. */
export const mostUnexplained = 2;

const round = (value) => Math.round(value * 10) / 10;

/** By address: what the screen needs before it is drawn, the scripts of every page included. */
export function weighScreens() {
  const { entry, byAddress } = JSON.parse(readFileSync(new URL('.vite/screens.json', dist), 'utf8'));
  const weights = new Map();
  const weigh = (file) => {
    const name = file.slice(file.indexOf('static/'));
    if (!weights.has(name)) weights.set(name, brotliCompressSync(readFileSync(new URL(name, dist))).length);
    return weights.get(name);
  };
  const total = (files) => files.reduce((sum, file) => sum + weigh(file), 0) / 1000;
  return new Map(
    Object.entries(byAddress).map(([address, { files }]) => [address, round(total([...entry, ...files]))]),
  );
}

/** The list: each screen's weight, and why it has grown. */
export function readList(file = list) {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [address, weight, why = ''] = line.split('\t');
      return [address, { weight: Number(weight), why }];
    }),
  );
}

function writeList() {
  const before = readList();
  const lines = [...weighScreens()].map(([address, weight]) =>
    [address, weight.toFixed(1), before.get(address)?.why ?? ''].join('\t'),
  );
  writeFileSync(list, `${['screen\tkB brotli\twhy it has grown', ...lines].join('\n')}\n`);
}

function printBeside(file) {
  const before = readList(file);
  const reasons = readList();
  console.log('| screen | main, kB brotli | now | change | why |\n|---|--:|--:|--:|---|');
  for (const [address, weight] of weighScreens()) {
    const main = before.get(address)?.weight;
    const change = main === undefined ? 'new' : round(weight - main).toFixed(1);
    const cells = [
      address,
      main?.toFixed(1) ?? '',
      weight.toFixed(1),
      change,
      reasons.get(address)?.why ?? '',
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , what, file] = process.argv;
  if (what === '--write') writeList();
  else if (what === '--beside' && file) printBeside(file);
}
