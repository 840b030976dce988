import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dispatch } from './dispatch';
import { toSuccess } from './envelope';
import { readBody, type Call } from './http/call';
import { allowOrigin } from './http/cors';
import { toError } from './http/errors';
import { Refusal, routeNotFound } from './http/refusals';
import { Whole } from './http/routes';
import { pixel } from './pixel';
import { createState } from './state/seed';
import type { State } from './state/state';
import { usual, type Settings } from './switches';

interface Options {
  /** Added to the usual settings. */
  on?: Settings;
  /** The moment from which the seed's dates count back. Default: now. */
  now?: number;
  /** Accepts `POST /_foreign/switches` with `{"name": true}`. */
  isControlled?: boolean;
}

/** A back end with the habits of a Laravel application, in memory. */
export class ForeignServer {
  readonly state: State;
  on: Settings;
  private readonly server: Server;
  private readonly isControlled: boolean;

  constructor({ on = {}, now = Date.now(), isControlled = false }: Options = {}) {
    this.state = createState(now);
    this.on = { ...usual, ...on };
    this.isControlled = isControlled;
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Turns switches on or off while the server runs. Settings that are not named stay. */
  set(on: Settings): void {
    this.on = { ...this.on, ...on };
  }

  /** Starts on a port, or on any free one. Returns the server's origin. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(port, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const { on, state } = this;
    allowOrigin(request, response, on);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { method = 'GET', headers } = request;
    const common = {
      method,
      path: pathname.replace(/^\/api/, ''),
      query: searchParams,
      headers,
      origin,
      on,
      state,
    };
    const call: Call = { ...common, params: {}, ...(await readBody(request)) };
    try {
      if (/^\/(images|storage)\//.test(pathname))
        return this.send(response, new Whole(200, 'image/png', pixel));
      if (pathname === '/_foreign/switches' && this.isControlled) {
        this.set(
          Object.fromEntries(Object.entries(call.body).map(([name, value]) => [name, value === 'true'])),
        );
        return void response.writeHead(204).end();
      }
      if (!pathname.startsWith('/api/')) throw routeNotFound(pathname);
      this.once(call, response);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, body, headers: more } = toError(error, call);
      response.writeHead(status, more).end(body);
    }
  }

  /** Answers a call, or repeats the answer of its key. */
  private once(call: Call, response: ServerResponse): void {
    const { state, on, headers } = call;
    const key = headers['idempotency-key'];
    const isKept = typeof key === 'string' && call.method === 'POST' && !on.ignoresKeys;
    const name = `${headers.authorization} ${String(key)}`;
    const kept = isKept ? state.answered.get(name) : undefined;
    if (isKept) response.setHeader('Idempotency-Key', key);
    if (kept) return this.send(response, new Whole(kept.status, 'application/json', kept.body));
    const reply = dispatch(call);
    const sent =
      reply instanceof Whole
        ? reply
        : new Whole(200, 'application/json', JSON.stringify(toSuccess(reply, on)));
    if (isKept) state.answered.set(name, { status: sent.status, body: String(sent.bytes) });
    this.send(response, sent);
  }

  private send(response: ServerResponse, { status, type, bytes }: Whole): void {
    if (type !== undefined) response.setHeader('Content-Type', type);
    response.writeHead(status).end(bytes);
  }
}
