// Renders the bundled contract as dist/docs.html, one page without scripts that loads nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { referencePage } from './reference/page.mjs';

// Browsers hash a style with plain line ends, whatever the checkout wrote.
const read = async (path) =>
  (await readFile(new URL(path, import.meta.url), 'utf8')).replaceAll('\r\n', '\n');

const page = referencePage(JSON.parse(await read('dist/openapi.json')), await read('reference/docs.css'));
await writeFile(new URL('dist/docs.html', import.meta.url), page);
console.log(`Wrote openapi/dist/docs.html, ${Math.round(page.length / 1024)} kB.`);
