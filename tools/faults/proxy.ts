import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getMatcher } from '../../apps/portal/e2e/journeys/calls';
import type { Deed } from './faults';

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A fault that waits for its call, and its result so far. */
export interface Armed {
  /** How often the call arrived. A browser may resend a broken request. */
  hits: number;
  /** True when every response was sent, as far as there is one. */
  done: boolean;
  /** The sandbox's responses to the deliveries of one call. */
  answers: string[];
  /** Releases a held call. */
  release: () => void;
}

interface Rule extends Armed {
  matches: ReturnType<typeof getMatcher>;
  deed: Deed;
  /** The response in place of the sandbox's, for a write that must have no effect. */
  stub: string | undefined;
  released: Promise<void>;
}

const inFull = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** A proxy between a page and the sandbox. It forwards every request except those of an armed fault. */
export class FaultProxy {
  private readonly server: Server;
  private readonly target: URL;
  private rule: Rule | undefined;

  private constructor(target: string) {
    this.target = new URL(target);
    this.server = createServer(
      (asked, answer) => void this.serve(asked, answer).catch(() => answer.destroy()),
    );
  }

  static async to(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((listening) => proxy.server.listen(0, '127.0.0.1', listening));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Arms a fault for a call. `stub` is the response where the sandbox must not receive the call. */
  arm(call: string, deed: Deed, stub?: string): Armed {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.rule?.release();
    const state = { hits: 0, done: false, answers: [], release };
    return (this.rule = Object.assign(state, { matches: getMatcher(call), deed, stub, released }));
  }

  /** Removes every fault. */
  heal(): void {
    this.rule?.release();
    this.rule = undefined;
  }

  close(): void {
    this.heal();
    this.server.close();
    this.server.closeAllConnections();
  }

  private async serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await inFull(asked);
    const { rule } = this;
    const { pathname } = new URL(asked.url ?? '/', this.target);
    if (!rule?.matches(asked.method ?? '', pathname)) return send(answer, await this.forward(asked, body));
    rule.hits += 1;
    const hit = rule.hits;
    const ask = () => this.ask(asked, body, rule);
    await this.spoil(rule.deed, { rule, hit, ask, asked, answer });
    rule.done = true;
  }

  private async spoil(
    deed: Deed,
    call: {
      rule: Rule;
      hit: number;
      ask: () => Promise<Answer>;
      asked: IncomingMessage;
      answer: ServerResponse;
    },
  ): Promise<void> {
    const { rule, hit, ask, asked, answer } = call;
    switch (deed.do) {
      case 'cut':
        return void asked.socket.destroy();
      case 'silence':
        return rule.released.then(() => void asked.socket.destroy());
      case 'reply':
        return send(answer, getReply(deed));
      case 'die':
        answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
        answer.write('{"status":true,"data":');
        // The headers must be sent before the connection drops.
        return void setImmediate(() => asked.socket.destroy());
      case 'hold':
        await rule.released;
        return send(answer, await ask());
      case 'alter':
        return send(answer, altered(await ask(), deed.change));
      case 'forwardTwice': {
        const first = await ask();
        const second = await ask();
        rule.answers.push(first.body.toString(), second.body.toString());
        return send(answer, second);
      }
      case 'forwardWithout':
        delete asked.headers[deed.header];
        return send(answer, await ask());
      case 'forwardAndCut':
        await ask();
        return void asked.socket.destroy();
      case 'swap':
        if (hit > 1) return send(answer, await ask());
        await rule.released;
        return deed.first ? this.spoil(deed.first, call) : send(answer, await ask());
    }
  }

  private async ask(asked: IncomingMessage, body: Buffer, { stub }: Rule): Promise<Answer> {
    if (stub === undefined) return this.forward(asked, body);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(stub) };
  }

  private async forward(asked: IncomingMessage, body: Buffer): Promise<Answer> {
    const { method, headers, url: path } = asked;
    const { hostname, port } = this.target;
    // Forwards the page's host, because the sandbox derives its origin from it.
    return new Promise((resolve, reject) => {
      const sent = request({
        hostname,
        port,
        method,
        path,
        headers: { ...headers, 'accept-encoding': 'identity' },
      });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        inFull(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
          reject,
        );
      });
      sent.end(body);
    });
  }
}

const getReply = ({ status, type, body, headers }: Deed & { do: 'reply' }): Answer => ({
  ...{ status, headers: { 'content-type': type, ...headers }, body: Buffer.from(body) },
});

/** Applies a change to a JSON body. Any other body, such as an image, is replaced by a small JSON one. */
function altered({ status, body }: Answer, change: (body: unknown) => unknown): Answer {
  let value: unknown = { status: true, data: 'x' };
  try {
    value = JSON.parse(body.toString());
  } catch {
    // It stays what it is above.
  }
  const headers = { 'content-type': 'application/json' };
  return { status, headers, body: Buffer.from(JSON.stringify(change(value))) };
}

function send(answer: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _chunked, 'content-length': _length, connection: _hop, ...rest } = headers;
  answer.writeHead(status, rest);
  answer.end(body);
}
