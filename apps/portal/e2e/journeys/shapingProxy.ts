import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy does to one answer. */
interface Shaped {
  /** Replaces the server's headers; undefined removes one. */
  headers?: Record<string, string | undefined>;
  /** Answers in place of the server, which does not receive the request. */
  instead?: { status: number; body?: string };
  /** Ends after the first half of the body, without closing the connection. */
  stalls?: boolean;
}

/** An answer as a whole. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, number | string | string[] | undefined>>;
  body: Buffer;
}

/** A request, with the ways to answer it. */
export interface Exchange {
  method: string;
  path: string;
  asked: IncomingMessage;
  answer: ServerResponse;
  /** Asks the sandbox and returns its whole answer. May be called more than once. */
  forward: () => Promise<Answer>;
}

/** Takes over a request, or returns undefined. */
export type Rule = (exchange: Exchange) => Promise<void> | undefined;

export async function readBody(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export function send(to: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _chunked, 'content-length': _length, connection: _hop, ...rest } = headers;
  to.writeHead(status, rest as Record<string, string>);
  to.end(body);
}

/**
 * The one proxy between a browser and the sandbox. Its rules change answers as browsers only see it outside
 * `page.route`, and it can be cut like a train's connection in a tunnel: pending requests are lost, and new ones fail.
 */
export class ShapingProxy {
  /** Changes answers by their path. */
  shape: (path: string, asked: IncomingMessage) => Shaped | undefined = () => undefined;
  /** What else may answer, in this order. */
  readonly rules: Rule[] = [];
  /** The API calls that arrived, as `GET /dashboard of <authorization>`. */
  readonly calls: string[] = [];
  private readonly server: Server;
  private readonly target: URL;
  private isCut = false;

  private constructor(target: string) {
    this.target = new URL(target);
    this.server = createServer(
      (asked, answer) => void this.serve(asked, answer).catch(() => answer.destroy()),
    );
    this.server.on('connection', (socket) => this.isCut && socket.destroy());
  }

  /** Without a target, the rules answer everything. */
  static async to(
    target = 'http://nothing.invalid',
    at: { port: number; host?: string } = { port: 0, host: '127.0.0.1' },
  ): Promise<ShapingProxy> {
    const proxy = new ShapingProxy(target);
    await new Promise<void>((listening) => proxy.server.listen(at, listening));
    return proxy;
  }

  /** Starts a server whose one rule answers everything. */
  static async of(rule: Rule): Promise<ShapingProxy> {
    const server = await ShapingProxy.to();
    server.rules.push(rule);
    return server;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Counts the calls of a path with a token that arrived. */
  count(path: string, token: string): number {
    return this.calls.filter((call) => call === `GET ${path} of Bearer ${token}`).length;
  }

  cut(): void {
    this.isCut = true;
    this.server.closeAllConnections();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private async serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', headers, url = '/' } = asked;
    // The time of an answer is the sandbox's.
    answer.sendDate = false;
    const { pathname: path } = new URL(url, this.target);
    const [, call] = /^\/api(\/.*)$/.exec(path) ?? [];
    if (call !== undefined) this.calls.push(`${method} ${call} of ${headers.authorization}`);
    let body: Promise<Buffer> | undefined;
    const forward = async (): Promise<Answer> => {
      body ??= readBody(asked);
      // The page's own host, because the sandbox derives its origin from it.
      const got = await this.ask(asked, { ...headers, 'accept-encoding': 'identity' }, await body);
      return { status: got.statusCode ?? 502, headers: got.headers, body: await readBody(got) };
    };
    for (const rule of this.rules) {
      const taken = rule({ method, path, asked, answer, forward });
      if (taken) return taken;
    }
    return this.pass(asked, answer, this.shape(path, asked));
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse, shaped: Shaped = {}): Promise<void> {
    const toHeaders = (sent: object) =>
      Object.fromEntries(
        Object.entries({ ...sent, ...shaped.headers }).filter(([, value]) => value !== undefined),
      ) as Record<string, string>;
    if (shaped.instead) {
      asked.resume();
      answer.writeHead(shaped.instead.status, toHeaders({})).end(shaped.instead.body);
      return;
    }
    const got = await this.ask(asked, asked.headers);
    answer.writeHead(got.statusCode ?? 502, toHeaders(got.headers));
    if (!shaped.stalls) got.pipe(answer);
    else got.once('data', (part: Buffer) => answer.write(part.subarray(0, part.length / 2)));
  }

  /** Sends a request to the sandbox, with its own body or another. One that is lost on the way is lost here too. */
  private ask(asked: IncomingMessage, headers: object, body?: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request(new URL(asked.url ?? '/', this.target), {
        ...(asked.method && { method: asked.method }),
        headers: headers as Record<string, string>,
      });
      sent.on('response', resolve).on('error', reject);
      if (body) {
        sent.end(body);
        return;
      }
      asked.on('aborted', () => sent.destroy());
      asked.pipe(sent);
    });
  }
}
