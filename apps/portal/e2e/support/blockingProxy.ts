import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The only proxy of a test's browser. It blocks and records every request, including those of shared workers and a
 * service worker's sockets, which no page event reports.
 */
export interface BlockingProxy {
  /** The proxy's address. */
  server: string;
  /** The requested hosts, in order. */
  wanted: string[];
  close: () => void;
}

export async function openBlockingProxy(): Promise<BlockingProxy> {
  const wanted: string[] = [];
  const proxy = createServer((asked, answer) => {
    wanted.push(new URL(asked.url ?? '').host);
    answer.writeHead(502).end();
  });
  proxy.on('connect', ({ url }, socket) => {
    wanted.push((url ?? '').replace(/:443$/, ''));
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    wanted,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
