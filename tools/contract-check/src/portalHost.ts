import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../../apps/portal/dist/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Serves the built portal with these settings on a free port of this machine. Throws where it isn't built. */
export async function servePortal(settings: object): Promise<{ origin: string; close: () => void }> {
  if (!existsSync(join(build, 'index.html')))
    throw new Error('The portal is not built yet: run `npm run build`, then the check again.');
  const server = createServer((asked, answer) => {
    const path = normalize(decodeURIComponent(new URL(asked.url ?? '/', 'http://host').pathname));
    if (path === '/config.json') return answer.end(JSON.stringify(settings));
    const isFile = extname(path) !== '' && existsSync(join(build, path));
    if (!isFile && extname(path) !== '') return answer.writeHead(404).end();
    answer.setHeader('content-type', isFile ? (types[extname(path)] ?? 'text/plain') : 'text/html');
    return answer.end(readFileSync(join(build, isFile ? path : 'index.html')));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
