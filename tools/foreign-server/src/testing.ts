import { ForeignServer } from './server';
import { seeded } from './state/seed';
import type { Settings } from './switches';

interface Answered {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text. */
  body: unknown;
}

/** A client of a server that runs in this process. */
export class Client {
  readonly server: ForeignServer;
  private readonly origin: string;
  private token = '';

  private constructor(server: ForeignServer, origin: string) {
    this.server = server;
    this.origin = origin;
  }

  static async start(on: Settings = {}): Promise<Client> {
    const server = new ForeignServer({ on });
    return new Client(server, await server.listen());
  }

  async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const response = await fetch(`${this.origin}/api/${path}`, {
      ...{ method, redirect: 'manual' },
      headers: {
        ...{ accept: 'application/json', origin: 'http://portal.example' },
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body: object = {}, headers?: Record<string, string>) =>
    this.send('POST', path, body, headers);

  /** Signs the member with a history in, whatever shape the answers have. */
  async signIn(username: string = seeded.rich.username): Promise<void> {
    const { password, pin } = seeded.rich;
    const enter = async (path: string, more: object) => {
      const { body } = await this.post(path, { username, password, ...more });
      this.token = /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
    };
    await enter('pre-login', {});
    await enter('login', { mpin: pin });
  }
}
