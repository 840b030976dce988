// Renders the bundled contract as dist/docs.html, a page without scripts that loads nothing but dist/docs.css.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { referencePage } from './reference/page.mjs';

const here = (path) => new URL(path, import.meta.url);

const bundle = JSON.parse(await readFile(here('dist/openapi.json'), 'utf8'));
const page = referencePage(bundle);
await writeFile(here('dist/docs.html'), page);
await copyFile(here('reference/docs.css'), here('dist/docs.css'));
console.log(`Wrote openapi/dist/docs.html, ${Math.round(page.length / 1024)} kB.`);
