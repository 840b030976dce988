// Prism's mock of the contract, which answers with its examples: `npm run mock -w @portal/contract -- --port 4010`.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const bundle = new URL('dist/openapi.json', import.meta.url);
const mocked = new URL('dist/mock.json', import.meta.url);

// Prism ignores the path of `servers`, and the portal calls everything under /api.
const contract = JSON.parse(await readFile(bundle, 'utf8'));
const paths = Object.entries(contract.paths).map(([path, item]) => [`/api${path}`, item]);
await writeFile(mocked, JSON.stringify({ ...contract, paths: Object.fromEntries(paths) }));

process.argv.splice(2, 0, 'mock', fileURLToPath(mocked));
await import('@stoplight/prism-cli');
