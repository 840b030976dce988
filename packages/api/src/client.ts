import createClient from 'openapi-fetch';
import type {
  BlobPath,
  CallOptions,
  OkBody,
  ReadInit,
  ReadPath,
  Rest,
  UploadInit,
  UploadOptions,
  UploadPath,
  WriteInit,
  WriteOptions,
  WritePath,
} from './calls';
import { deadline } from './deadline';
import { formData } from './formData';
import { parseJson } from './json';
import { outcomeOf, type Outcome } from './outcome';
import type { ListPlace } from './page';
import { sendWithProgress } from './sendWithProgress';

/** What the client is made of. */
export interface PortalClientOptions {
  /** The contract's base, '/api' or 'https://api.example/api'; relative to the page where there is one. */
  baseUrl: string;
  /** The session's token, or null without a session. */
  getToken: () => string | null;
  /** Absent: the platform's. */
  fetch?: (request: Request) => Promise<Response>;
  /** Sends `Idempotency-Key` where a write names one (T12). Off for a back end whose CORS lacks it. */
  idempotency?: boolean;
  /** Milliseconds; absent: 20 s for reads and plain writes, 60 s for uploads. */
  timeouts?: { plain: number; upload: number };
}

/** Typed calls that always resolve, to an {@link Outcome}; nothing is retried. */
export interface PortalClient {
  get: <P extends ReadPath>(
    path: P,
    ...init: Rest<ReadInit<P> & CallOptions>
  ) => Promise<Outcome<OkBody<P, 'get'>>>;
  post: <P extends WritePath>(
    path: P,
    ...init: Rest<WriteInit<P> & WriteOptions>
  ) => Promise<Outcome<OkBody<P, 'post'>>>;
  /** A multipart POST. */
  upload: <P extends UploadPath>(
    path: P,
    ...init: Rest<UploadInit<P> & UploadOptions>
  ) => Promise<Outcome<OkBody<P, 'post'>>>;
  /** A GET that answers a file (message images). */
  blob: <P extends BlobPath>(path: P, ...init: Rest<ReadInit<P> & CallOptions>) => Promise<Outcome<Blob>>;
  /** Where a list lives, for `unwrapPage`. */
  placeOf: (path: ReadPath) => ListPlace;
}

interface AnyInit extends UploadOptions {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
}

// The contract's types end at the interface; inside, a call is a method, a path and what it takes.
type Send = (method: string, path: string, init: object) => Promise<unknown>;

/** A name that would change the path when it is put into it (SECURITY T17): encoding leaves dots alone. */
const movesPath = (value: unknown) => /^\.{0,2}$/.test(String(value));

const isJson = (response: Response) => /\bjson\b/i.test(response.headers.get('Content-Type') ?? '');

/** Makes the portal's client. Tokens go to the base's origin only; no redirects, no cookies (SECURITY T3, T4, T8). */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  const { getToken, idempotency = false, timeouts = { plain: 20_000, upload: 60_000 } } = options;
  const platformFetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const page = (globalThis as { location?: { href: string } }).location?.href;
  const base = new URL(options.baseUrl, page);
  const root = base.href.replace(/\/$/, '');
  const { request: send } = createClient({
    baseUrl: root,
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }) as unknown as { request: Send };

  async function run(method: string, path: string, init: AnyInit = {}, ms = timeouts.plain, asBlob = false) {
    const { signal, token = getToken(), idempotencyKey, onProgress, params = {}, body, timeout = ms } = init;
    const limit = deadline(timeout, signal);
    let sent = false;
    let response: Response | undefined;
    const transmit = async (request: Request) => {
      if (token !== null && new URL(request.url).origin === base.origin) {
        request.headers.set('Authorization', `Bearer ${token}`);
      }
      if (idempotency && idempotencyKey !== undefined) request.headers.set('Idempotency-Key', idempotencyKey);
      sent = !limit.signal.aborted;
      response = await (onProgress ? sendWithProgress(request, onProgress) : platformFetch(request));
      // The answer is read below; openapi-fetch gets an empty one, so that only one place reads answers.
      return new Response();
    };
    try {
      if (Object.values(params.path ?? {}).some(movesPath)) throw new TypeError('Not a name for a path');
      await send(method, path, {
        params: { path: params.path, query: params.query },
        body,
        headers: { Accept: asBlob ? 'image/*, application/json' : 'application/json' },
        signal: limit.signal,
        parseAs: 'text',
        fetch: transmit,
      });
      return await read(response, asBlob);
    } catch {
      const reason = limit.hasPassed() ? 'timeout' : signal?.aborted ? 'aborted' : 'network';
      return { kind: 'failed', reason, sent } as const;
    } finally {
      limit.clear();
    }
  }

  const client = {
    get: (path: string, init?: AnyInit) => run('GET', path, init),
    post: (path: string, init?: AnyInit) => run('POST', path, init),
    upload: (path: string, init: AnyInit) =>
      run('POST', path, { ...init, body: formData(init.body) }, timeouts.upload),
    blob: (path: string, init?: AnyInit) => run('GET', path, init, timeouts.plain, true),
    placeOf: (path: string) => ({ origin: base.origin, path: new URL(root + path).pathname }),
  };
  return client as PortalClient;
}

async function read(response: Response | undefined, asBlob: boolean): Promise<Outcome<unknown>> {
  if (!response) throw new TypeError('No answer');
  if (asBlob && response.ok && !isJson(response)) return { kind: 'ok', data: await response.blob() };
  const { status, headers } = response;
  return outcomeOf({
    status,
    body: parseJson(await response.text()),
    retryAfter: headers.get('Retry-After'),
  });
}
