/** The operator key of every test sandbox. */
export const operatorKey = 'operator-key-of-the-tests';

/** The headers of an operator's program. */
export const asOperator = { 'x-sandbox-key': operatorKey };

export interface Reply {
  status: number;
  body: Record<string, unknown> & { data?: unknown };
  headers: Record<string, unknown>;
}

export interface Call {
  method: 'GET' | 'POST';
  url: string;
  payload?: object | string;
  headers: Record<string, string>;
}

/** The target of calls: a server, or a balancer for several. */
export interface TestApp {
  inject: (call: Call) => Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>;
}

type Headers = Record<string, string>;
type Part = string | Uint8Array | [name: string, bytes: Uint8Array];

/** Makes API calls like a portal, without a network. */
export class PortalClient {
  private readonly app: TestApp;

  constructor(app: TestApp) {
    this.app = app;
  }

  async get(path: string, token?: string, headers: Headers = {}): Promise<Reply> {
    return this.send({ method: 'GET', url: `/api${path}`, headers: { ...bearer(token), ...headers } });
  }

  async post(path: string, payload: object, token?: string, headers: Headers = {}): Promise<Reply> {
    return this.send({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { ...bearer(token), ...headers },
    });
  }

  /**
   * A multipart form. A file is its bytes, named `file.png` unless the pair has a name. The values of `{ all }` are
   * sent in sequence.
   */
  async form(
    path: string,
    fields: Record<string, Part | { all: Part[] }>,
    token?: string,
    headers: Headers = {},
  ): Promise<Reply> {
    const data = new FormData();
    for (const [field, value] of Object.entries(fields)) {
      for (const part of typeof value === 'object' && 'all' in value ? value.all : [value]) {
        const [name, bytes] = Array.isArray(part) ? part : ['file.png', part];
        if (typeof bytes === 'string') data.append(field, bytes);
        else data.append(field, new Blob([Uint8Array.from(bytes)]), name);
      }
    }
    const encoded = new Response(data);
    return this.send({
      method: 'POST',
      url: `/api${path}`,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: {
        ...bearer(token),
        'content-type': encoded.headers.get('content-type') ?? '',
        ...headers,
      },
    });
  }

  /** Sends an unchanged body. */
  async raw(path: string, payload: string, type: string, token?: string): Promise<Reply> {
    const headers = { ...bearer(token), 'content-type': type };
    return this.send({ method: 'POST', url: `/api${path}`, payload, headers });
  }

  /** An operator's action or read. */
  async operate(path: string, payload?: object, headers: Headers = {}): Promise<Reply> {
    const own = { ...asOperator, ...headers };
    const call = { url: `/sandbox${path}`, headers: own };
    return this.send(payload ? { ...call, method: 'POST', payload } : { ...call, method: 'GET' });
  }

  /** Presses the button of a page such as the one that freezes the account. */
  async press(url: string): Promise<Reply> {
    const [path = '', payload = ''] = url.split('?');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.send({ method: 'POST', url: path, payload, headers });
  }

  /** The newest code in a member's outbox. */
  async code(username: string): Promise<string> {
    const { body } = await this.operate(`/outbox?username=${username}`);
    const found = (body as unknown as { code: string | null }[]).find(({ code }) => code !== null);
    if (!found?.code) throw new Error(`no code was sent to ${username}`);
    return found.code;
  }

  private async send(options: Call): Promise<Reply> {
    const { statusCode, headers, body } = await this.app.inject(options);
    const json = String(headers['content-type']).startsWith('application/json');
    return { status: statusCode, headers, body: json ? (JSON.parse(body) as Reply['body']) : {} };
  }
}

const bearer = (token: string | undefined): Headers =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
