import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxUrl, test as base } from './test';

/** What a connection does to one answer. */
interface Shaped {
  /** Replaces the server's headers; undefined removes one. */
  headers?: Record<string, string | undefined>;
  /** Answers in place of the server, which does not receive the request. */
  instead?: { status: number; body?: string };
  /** Ends after the first half of the body, without closing the connection. */
  stalls?: boolean;
}

/** A connection to the sandbox that changes answers by their path, as browsers only see it outside `page.route`. */
export class ShapedConnection {
  private readonly server: Server;
  private readonly target: string;
  shape: (path: string, asked: IncomingMessage) => Shaped | undefined = () => undefined;
  /** The API calls that reached the server, as `GET /dashboard of <authorization>`. */
  readonly calls: string[] = [];

  constructor(target: string) {
    this.target = target;
    this.server = createServer((asked, answer) => this.pass(asked, answer));
  }

  async listen(): Promise<void> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Counts the calls of a path with a token that reached the server. */
  count(path: string, token: string): number {
    return this.calls.filter((call) => call === `GET ${path} of Bearer ${token}`).length;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { pathname } = new URL(asked.url ?? '/', this.target);
    const { method, headers } = asked;
    const [, call] = /^\/api(\/.*)$/.exec(pathname) ?? [];
    if (call !== undefined) this.calls.push(`${method} ${call} of ${headers.authorization}`);
    const shaped = this.shape(pathname, asked);
    const toHeaders = (sent: object) =>
      Object.fromEntries(
        Object.entries({ ...sent, ...shaped?.headers }).filter(([, value]) => value !== undefined),
      ) as Record<string, string>;
    if (shaped?.instead) {
      asked.resume();
      answer.writeHead(shaped.instead.status, toHeaders({})).end(shaped.instead.body);
      return;
    }
    const passed = request(new URL(asked.url ?? '/', this.target), { method, headers }, (sent) => {
      answer.writeHead(sent.statusCode ?? 502, toHeaders(sent.headers));
      if (!shaped?.stalls) sent.pipe(answer);
      else sent.once('data', (part: Buffer) => answer.write(part.subarray(0, part.length / 2)));
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }
}

/** A test whose page reaches the sandbox over its own connection. */
export const shapedTest = base.extend<{ connection: ShapedConnection }>({
  connection: async ({ browserName: _any }, use, info) => {
    const connection = new ShapedConnection(sandboxUrl(info));
    await connection.listen();
    await use(connection);
    connection.close();
  },
  baseURL: async ({ connection }, use) => use(`http://127.0.0.1:${connection.port}`),
});
