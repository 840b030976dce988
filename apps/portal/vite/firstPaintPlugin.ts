import react from '@vitejs/plugin-react';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, minify, type Plugin, type Rolldown } from 'vite';
import type { FirstPaint } from '../firstPaint/draw';
import { type Parts, partsByAddress } from './partsByAddress';
import { styledComponentsPlugin } from './styledComponentsPlugin';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const readText = (file: string) => readFile(join(root, 'firstPaint', file), 'utf8');

/** Renders the portal without a browser. */
async function draw(config: string, base: string, assetsDir: string): Promise<FirstPaint> {
  const outDir = await mkdtemp(join(tmpdir(), 'first-paint-'));
  try {
    await build({
      root,
      base,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), styledComponentsPlugin()],
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: 'firstPaint/drawFirstPaint.ts',
        outDir,
        assetsDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'draw.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    // In a process of its own, because this file may run in a loader that imports nothing any more by now.
    const drawing = `const { drawFirstPaint } = await import('./draw.mjs'); console.log(JSON.stringify(await drawFirstPaint(${config}, '__CSP_NONCE__')))`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', drawing], { cwd: outDir });
    return JSON.parse(stdout) as FirstPaint;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const withoutComments = (code: string) =>
  code.replace(/^\s*(\/\/.*|\/\*[\s\S]*?\*\/)\n/gm, '').replace(/\n\s*/g, '\n');

/** The table as the page carries it: each file is named once. An address has their places in the list, its title and its reads. */
function packed({ byAddress, later }: Parts, titles: FirstPaint['titles']) {
  const laterNeeds = Object.entries(later).map(([name, files]) => [name, { files, reads: [] }] as const);
  const needed = [...Object.entries(byAddress), ...laterNeeds];
  const files = [...new Set(needed.flatMap(([, needs]) => needs.files))];
  const at = needed.map(([address, needs]) => [
    address,
    [needs.files.map((file) => files.indexOf(file)), titles[address] ?? '', ...needs.reads],
  ]);
  return { files, at: Object.fromEntries(at) as Record<string, unknown[]> };
}

/** The page's own script, with what it is given in the place of what it is written with. */
async function begun(given: readonly unknown[]): Promise<string> {
  const begin = (await readText('begin.js')).trim();
  const call = `(${given.map((one) => JSON.stringify(one)).join(', ')});`;
  const { code } = await minify(
    'begin.js',
    begin.replace(/\(\{\}, '\{\}', '\/'\);$/, () => call),
  );
  return code.trim();
}

/** Shows a sentence where nothing else runs. Not compressed, because that would write newer syntax. */
async function plainNotice(): Promise<string> {
  const { code } = await minify('plainNotice.js', await readText('plainNotice.js'), { compress: false });
  return code.trim();
}

const emptyRoot = '<div id="root"></div>';

/** The development server draws no first paint: its page has the ground and the theme alone. */
const inDevelopment: Plugin = {
  name: 'portal:first-paint-in-development',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { server }) => {
      const script = await begun([{}, '{}', server?.config.base ?? '/']);
      const head = `<script nonce="__CSP_NONCE__">${script}</script>
        <style nonce="__CSP_NONCE__">${await readText('ground.css')}</style>`;
      const notice = `${emptyRoot}<script nonce="__CSP_NONCE__">${await plainNotice()}</script>`;
      return html.replace('</title>', () => `</title>\n${head}`).replace(emptyRoot, () => notice);
    },
  },
};

/**
 * Puts into the built page what a visitor sees and a member waits in, so that something is there before any script
 * came, and all that blocks that first paint with it. `config`: the settings that it is drawn for. The script's hash goes
 * into the policy (packages/headers).
 */
export function firstPaintPlugin(config: string): Plugin[] {
  let base = '/';
  let assetsDir = '';
  let parts: Parts | undefined;
  const inBuild: Plugin = {
    name: 'portal:first-paint',
    apply: 'build',
    configResolved(resolved) {
      ({ base } = resolved);
      ({ assetsDir } = resolved.build);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const ground = withoutComments(await readText('ground.css'));
        const { signIn, shell, register, titles, styles, font } = await draw(config, base, assetsDir);
        if (!(font.slice(base.length) in bundle)) throw new Error(`The build has no font ${font}.`);
        const chunks = Object.values(bundle).filter(
          (file): file is Rolldown.OutputChunk => file.type === 'chunk',
        );
        parts = await partsByAddress(root, chunks, base);
        const preloads = parts.entry.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
        // The browser draws nothing before what follows the first paint has been read (index.html): a frame of the bare
        // ground would come before it, and cost as much as the first one with something on it. Chromium does not wait for
        // the end of #root, which it finds as soon as that begins.
        const drawnAtOnce = '<link rel="expect" href="#drawn" blocking="render">';
        const head = [
          drawnAtOnce,
          ...preloads,
          `<script>${await begun([{ ...packed(parts, titles), font }, config, base])}</script>`,
          `<style nonce="__CSP_NONCE__">${ground}</style>`,
          styles,
        ];
        const pages = Object.entries({ root: signIn, frame: shell, register });
        const drawn = pages.map(([id, markup]) => `<div id="${id}" translate="no">${markup}</div>`);
        const body = `${drawn.join('')}<script>${await plainNotice()}</script>`;
        return html.replace('</title>', () => `</title>\n${head.join('\n')}`).replace(emptyRoot, () => body);
      },
    },
    // What each screen loads, for its weight (screenWeights.mjs).
    async writeBundle({ dir = '' }) {
      await mkdir(join(dir, '.vite'), { recursive: true });
      await writeFile(join(dir, '.vite/screens.json'), JSON.stringify(parts));
    },
  };
  return [inBuild, inDevelopment];
}
