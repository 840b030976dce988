import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a folder as any plain web server would, on a free port of 127.0.0.1.
 *
 * @param {string} folder what to serve
 * @param {string} under the path in the address, with a slash at both ends
 * @returns where it is, the paths that it had not, and how to stop it
 */
export async function serveFolder(folder, under = '/') {
  const files = sirv(folder, { maxAge: 3600 });
  const missing = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const miss = () => {
      missing.push(path);
      response.writeHead(404).end();
    };
    if (!path.startsWith(under)) return miss();
    request.url = `/${path.slice(under.length)}`;
    files(request, response, miss);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}${under}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
