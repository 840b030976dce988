import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { precompressPlugin } from '../../../apps/portal/vite/precompressPlugin.ts';

/**
 * A page's own baseline: the built portal in `to`, with the scripts that the page is drawn with (`names`) in one, which it
 * asks for at once. The other screens are what they were, and no one goes there.
 */
export async function bundlePage(dist, to, names) {
  await cp(dist, to, { recursive: true });
  const page = join(to, 'index.html');
  const html = await readFile(page, 'utf8');
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1] ?? '';
  const built = await build({
    root: to,
    configFile: false,
    logLevel: 'error',
    plugins: [precompressPlugin()],
    build: {
      outDir: to,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(to, entry),
        external: (id) => id.startsWith('./') && !names.includes(id.slice(2)),
        output: { entryFileNames: 'static/js/page-[hash].js', codeSplitting: false },
      },
    },
  });
  const one = built.output[0].fileName.split('/').at(-1);
  await writeFile(
    page,
    names.reduce((text, name) => text.replaceAll(name, one), html),
  );
}
