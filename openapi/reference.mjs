// Makes the reference page load nothing from another host: Redocly's logo is the only thing that it would load.
import { readFile, writeFile } from 'node:fs/promises';

const page = new URL('dist/docs.html', import.meta.url);
const logo = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';
const transparent = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const html = await readFile(page, 'utf8');
if (!html.includes(logo)) throw new Error(`docs.html does not load ${logo}. Look for what it loads instead.`);
await writeFile(page, html.replaceAll(logo, transparent));
