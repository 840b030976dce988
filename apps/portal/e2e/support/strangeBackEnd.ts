import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The member of another portal's back end. */
export const stranger = { username: 'stranger', token: 'a-token-of-the-other-portal' };

/**
 * Another portal's back end. It accepts any sign-in, ends each session with its first call, and records its requests.
 */
export class StrangeBackEnd {
  /** The sessions of the received calls. */
  readonly authorizations: string[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((asked, answer) => {
      const { authorization, origin = '*' } = asked.headers;
      if (authorization !== undefined) this.authorizations.push(authorization);
      answer.setHeader('Access-Control-Allow-Origin', origin);
      answer.setHeader('Access-Control-Allow-Headers', 'authorization,content-type,idempotency-key,accept');
      answer.setHeader('Access-Control-Allow-Methods', 'GET,POST');
      answer.setHeader('Content-Type', 'application/json');
      const isSignIn = asked.url?.startsWith('/api/pre-login') === true;
      const isOpen = authorization === undefined;
      const body = isSignIn ? { status: true, spassword: 0, ...stranger } : { status: isOpen };
      answer.writeHead(asked.method === 'OPTIONS' || isOpen ? 200 : 401).end(JSON.stringify(body));
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
