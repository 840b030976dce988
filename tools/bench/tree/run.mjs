// `npm run bench -- tree [--n=1000,10000 --rounds=5 --what=portal,bare]`: prints JSON. `--width=390 --slower=4` is a phone
// with a processor four times slower, and `--language=ar` writes names and page in Arabic.
// Every round opens each contender in a page of its own, one after the other, so that a busy moment meets all alike.
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { chooseNames, readCount } from '../../run/usage.mjs';
import { launch, slow } from '../run/browser.mjs';
import { median, options } from '../run/measuring.mjs';
import { benchOptions } from '../run/options.mjs';
import { report } from '../run/report.mjs';

const sizes = (options.n ?? '1000,10000,100000').split(',').map((size) => readCount('--n', size, 0));
const rounds = readCount('--rounds', options.rounds, 5);
const contenders = chooseNames('--what', options.what, benchOptions.tree.what);
/** Beyond this the peer takes minutes a round: it is measured once. */
const patience = 10_000;

const root = import.meta.dirname;
const config = { root, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir: 'dist' } };
await build(config);
const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
const origin = `http://127.0.0.1:${server.httpServer.address().port}`;
const browser = await launch('--js-flags=--expose-gc');

const width = readCount('--width', options.width, 1280);
const slower = readCount('--slower', options.slower, 1);
const [language] = chooseNames('--language', options.language ?? 'en', benchOptions.tree.language);

const megabytes = (bytes) => Math.round(bytes / 1e5) / 10;

async function getHeap(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  return megabytes(usedSize + backingStorageSize);
}

/** Opens a page of its own for one contender, and measures there. */
async function inPage(what, n, look) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  try {
    page.setDefaultTimeout(600_000);
    await page.goto(`${origin}/?what=${what}&n=${n}&language=${language}&steps`);
    await page.locator('html[data-ready]').waitFor();
    if (slower > 1) await slow(page, { slower });
    return await look((name) => page.evaluate((one) => globalThis.steps[one](), name), page);
  } finally {
    await page.close();
  }
}

/** Collecting garbage throws away compiled code too, so the heap is measured where nothing is timed. */
const measureHeap = (what, n) =>
  inPage(what, n, async (step, page) => {
    const session = await page.context().newCDPSession(page);
    const before = await getHeap(session);
    await step('mount');
    const heap = await getHeap(session);
    return { heap, heapAdded: Math.round((heap - before) * 10) / 10 };
  });

/** One page, one contender, each step once. */
const measureSteps = (what, n) =>
  inPage(what, n, async (step) => {
    const mount = await step('mount');
    const domNodes = [await step('domNodes')];
    const again = await step('again');
    const collapse = await step('collapse');
    domNodes.push(await step('domNodes'));
    const expand = await step('expand');
    const { p95, longest } = await step('frames');
    domNodes.push(await step('domNodes'));
    return { mount, again, collapse, expand, p95, longest, domNodes: Math.max(...domNodes) };
  });

const measure = async (what, n) => ({ ...(await measureSteps(what, n)), ...(await measureHeap(what, n)) });

const results = [];
for (const n of sizes) {
  const found = new Map(contenders.map((what) => [what, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const what of contenders) {
      if (round > 0 && n > patience && what === 'react-d3-tree') continue;
      found.get(what).push(await measure(what, n));
    }
  }
  for (const [what, runs] of found) {
    const keys = Object.keys(runs[0]);
    const medians = Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))]));
    results.push({ n, what, rounds: runs.length, ...medians });
    console.error(`${n} ${what}: ${JSON.stringify(medians)}`);
  }
}
const getBare = (n, key) => results.find((one) => one.n === n && one.what === 'bare')?.[key];
const ratios = Object.fromEntries(
  results
    .filter(({ what }) => what === 'portal')
    .flatMap((row) =>
      ['mount', 'p95'].map((key) => [
        `${key} at ${row.n}`,
        Math.round((row[key] / getBare(row.n, key)) * 100) / 100,
      ]),
    ),
);
await report('tree', { browser: browser.version(), rounds, results, ratios });
await browser.close();
await server.close();
