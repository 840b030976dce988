import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** One write as the server received it. */
export interface Arrived {
  /** How often the browser sent it. */
  tries: number;
  /** How often it took effect: once per key, and every time without one (T12). */
  effects: number;
}

const head = (type: string, length: number) =>
  `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: keep-alive\r\n\r\n`;
const answer = (type: string, body: string) => head(type, Buffer.byteLength(body)) + body;

/** Returns the length of a complete request, or 0. */
function getLength(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const body = /content-length: *(\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1] ?? 0;
  const length = end + 4 + Number(body);
  return bytes.length < length ? 0 : length;
}

/**
 * A server that keeps connections open for reads. It carries out a complete write and then closes the connection
 * without a response; raw TCP makes the browser's reaction repeatable.
 */
export class DyingServer {
  readonly arrived = new Map<string, Arrived>();
  private readonly keys = new Set<string>();
  private readonly server: Server;
  private readonly script: string;

  constructor(script: string) {
    this.script = script;
    this.server = createServer((socket) => {
      let bytes: Buffer = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (more) => {
        bytes = Buffer.concat([bytes, more]);
        for (let length = getLength(bytes); length > 0; length = getLength(bytes)) {
          this.take(socket, bytes.toString('latin1', 0, length));
          bytes = bytes.subarray(length);
        }
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }

  private take(socket: Socket, request: string): void {
    const [method = '', path = ''] = request.split(' ', 2);
    if (method === 'POST') this.carryOut(socket, path, request);
    else if (path === '/script.js') socket.write(answer('text/javascript', this.script));
    else if (path.startsWith('/api')) socket.write(answer('application/json', '{"status":true,"data":[]}'));
    else socket.write(answer('text/html', '<!doctype html><title>Writes</title>'));
  }

  private carryOut(socket: Socket, path: string, request: string): void {
    const of = this.arrived.get(path) ?? { tries: 0, effects: 0 };
    const key = /^idempotency-key: *(\S+)/im.exec(request)?.[1];
    const isKnown = key !== undefined && this.keys.has(key);
    if (key !== undefined) this.keys.add(key);
    this.arrived.set(path, { tries: of.tries + 1, effects: of.effects + (isKnown ? 0 : 1) });
    socket.end();
  }
}
