import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const path = '/engine-probe';
/** An address of the portal's origin without a portal, where a tab's storage can be filled. */
export const emptyPage = '/engine-empty';

/** Reports what a member can't see. It runs before the page's first script. */
const script = `(() => {
  const report = (text) => navigator.sendBeacon('${path}', location.pathname + ': ' + text);
  addEventListener('error', ({ message, filename, lineno }) => message && report('error: ' + message + ' at ' + filename + ':' + lineno));
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled: ' + reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    report('refused by the policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
})();`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * A server in front of the sandbox. It adds a probe to each page, because WebDriver shows no errors, and it can be
 * unplugged, because no engine simulates a lost network.
 */
export class Probe {
  /** Script errors and refusals of the content policy, each with its address. */
  readonly reports: string[] = [];
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

  static async to(target: string): Promise<Probe> {
    const probe = new Probe(target);
    await new Promise<void>((listening) => probe.server.listen(0, '127.0.0.1', listening));
    return probe;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    this.server.closeAllConnections();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readAll(asked);
    if (asked.url === path) {
      this.reports.push(body.toString());
      answer.writeHead(204).end();
      return;
    }
    if (asked.url === emptyPage) {
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Empty</title>');
      return;
    }
    const { hostname, port } = this.target;
    const { method, url, headers } = asked;
    const sent = request({
      hostname,
      port,
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    sent.end(body);
    const got = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve).on('error', reject);
    });
    const isPage =
      got.headers['content-type']?.startsWith('text/html') && got.headers['content-security-policy'];
    if (!isPage) {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      return;
    }
    const page = (await readAll(got)).toString().replace('<head>', `<head><script>${script}</script>`);
    const policy = String(got.headers['content-security-policy']).replace(
      'script-src ',
      `script-src ${hash} `,
    );
    const { 'content-length': _length, ...rest } = got.headers;
    answer.writeHead(got.statusCode ?? 502, { ...rest, 'content-security-policy': policy });
    answer.end(page);
  }
}
