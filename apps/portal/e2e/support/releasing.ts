import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the sandbox that can publish another release. The new release has a different service worker. */
export class Releasing {
  private readonly server: Server;
  private isNew = false;

  constructor(sandbox: string) {
    this.server = createServer((asked, answer) => {
      // Removes the conditional headers, because the sandbox would report the old release as current.
      const { host: _host, 'if-none-match': _tag, 'if-modified-since': _date, ...headers } = asked.headers;
      headers['accept-encoding'] = 'identity';
      const passed = request(
        new URL(asked.url ?? '/', sandbox),
        { method: asked.method, headers },
        (sent) => {
          const { 'content-length': _length, ...rest } = sent.headers;
          answer.writeHead(sent.statusCode ?? 502, rest);
          const isWorker = asked.url === '/serviceWorker.js';
          sent.on('end', () => answer.end(isWorker && this.isNew ? '\n// Another release.' : ''));
          sent.pipe(answer, { end: false });
        },
      );
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Serves the next release's worker from now on. */
  release(): void {
    this.isNew = true;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
