import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
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
import { namedBy, type Outcome } from './outcome';
import type { ListLocation } from './pageLink';
import { readAnswer, readParts } from './readAnswer';
import { sendWithProgress } from './sendWithProgress';

interface HeaderReaders {
  onServerTimeReceive?: (answeredAt: number) => void;
  onRemainingReceive?: (calls: number) => void;
}

/** Passes on what every answer's headers show, whatever its body is. */
function noteHeaders(
  { headers }: Response,
  { onServerTimeReceive, onRemainingReceive }: HeaderReaders,
): void {
  const answeredAt = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(answeredAt)) onServerTimeReceive?.(answeredAt);
  const remaining = headers.get('X-RateLimit-Remaining');
  if (remaining) onRemainingReceive?.(Number(remaining));
}

/** The configuration of a client. */
export interface PortalClientOptions {
  /** The API's base URL: '/api' or 'https://api.example/api'. A relative one is resolved against the page. */
  baseUrl: string;
  /** The session's token, or null without a session. */
  getToken: () => string | null;
  /** The member's language, sent as `Accept-Language` with every call. Default: the browser's. */
  language?: string;
  /** Default: the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Sends an upload and reports its progress. Default: the platform's XMLHttpRequest. */
  upload?: typeof sendWithProgress;
  /**
   * Sends `Idempotency-Key` when a write has a key. Default: true. Without it browsers pay twice (T12, T30).
   */
  idempotency?: boolean;
  /**
   * Called with the response to a write that had a key. True when the header `Idempotency-Key` repeats that
   * key, false when a success does not (D118). Any other response without the header proves neither.
   */
  onKeyAnswer?: (isRepeated: boolean) => void;
  /** Called with the server's time of each answer in ms since 1970, if its `Date` can be read. */
  onServerTimeReceive?: (answeredAt: number) => void;
  /** Called with the calls that the server still allows (`X-RateLimit-Remaining`), if it shows them. */
  onRemainingReceive?: (calls: number) => void;
  /** Called for unusable responses. `call`: method and path as in the contract, without ids (T34). */
  onFaultReport?: (fault: { call: string; reason: 'server' | 'malformed'; requestId?: string }) => void;
  /** Milliseconds (D111). Default: 20 s for reads and plain writes, and 30 s without progress for uploads. */
  timeouts?: { plain: number; silence: number };
}

/** Typed calls that always resolve to an {@link Outcome}. Nothing is retried. */
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
  /** A GET that returns a file (message images). */
  blob: <P extends BlobPath>(path: P, ...init: Rest<ReadInit<P> & CallOptions>) => Promise<Outcome<Blob>>;
  /** The location of a list, for `unwrapPage`. */
  getListLocation: (path: ReadPath) => ListLocation;
}

interface AnyInit extends UploadOptions {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
}

const querySerializer = createQuerySerializer();

/** Whether a value would change the path that contains it (SECURITY T17). Encoding does not change dots. */
const movesPath = (value: unknown) => /^\.{0,2}$/.test(String(value));

/** A redirect that was not followed, of which a browser shows only the type (T4), or one to another origin. */
const isRedirect = ({ type, status, redirected, url }: Response, origin: string) =>
  type === 'opaqueredirect' ||
  (status >= 300 && status < 400) ||
  (redirected && new URL(url).origin !== origin);

/**
 * Creates the portal's client. Tokens are sent to the base's origin only, without redirects or cookies
 * (SECURITY T3, T4, T8).
 */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  const {
    getToken,
    idempotency = true,
    upload = sendWithProgress,
    timeouts = { plain: 20_000, silence: 30_000 },
  } = options;
  const platformFetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const page = (globalThis as { location?: { href: string; origin: string } }).location;
  const base = new URL(options.baseUrl, page?.href);
  const root = base.href.replace(/\/$/, '');
  // Another origin has to allow the header, and a refused preflight would fail the whole read.
  const isConditional = !page || page.origin === base.origin;
  async function run(method: string, path: string, init: AnyInit = {}, ms = timeouts.plain, asBlob = false) {
    const {
      signal,
      token = getToken(),
      idempotencyKey,
      onProgress,
      params = {},
      body,
      timeout = ms,
      check,
    } = init;
    const known = isConditional ? init.known : undefined;
    const limit = deadline(timeout, signal);
    let sent = false;
    let response: Response | undefined;
    const key = idempotency ? idempotencyKey : undefined;
    try {
      if (Object.values(params.path ?? {}).some(movesPath)) throw new TypeError();
      const url = createFinalURL(path, {
        baseUrl: root,
        params,
        querySerializer,
        pathSerializer: defaultPathSerializer,
      });
      const isForm = body instanceof FormData;
      const request = new Request(url, {
        method,
        headers: { Accept: asBlob ? 'image/*, application/json' : 'application/json' },
        body: isForm || body === undefined ? body : JSON.stringify(body),
        signal: limit.signal,
        redirect: init.followsRedirects ? 'follow' : 'manual',
        // The next member of a shared browser must not read this one's answers (D146, T45).
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (body !== undefined && !isForm) request.headers.set('Content-Type', 'application/json');
      if (token !== null && new URL(request.url).origin === base.origin)
        request.headers.set('Authorization', `Bearer ${token}`);
      // CORS needs no permission for it.
      if (options.language) request.headers.set('Accept-Language', options.language);
      if (key !== undefined) request.headers.set('Idempotency-Key', key);
      if (known) request.headers.set('If-None-Match', known.etag);
      sent = !limit.signal.aborted;
      response = await limit.race(
        onProgress && isForm
          ? upload(request, body, (share) => {
              limit.restart();
              onProgress(share);
            })
          : platformFetch(request),
      );
      noteHeaders(response, options);
      // Called before the body is read, since the body may be cut off.
      if (repeats(response, key)) options.onKeyAnswer?.(true);
      if (known && response.status === 304) return { kind: 'ok', ...known } as const;
      const named = toRequestId(response);
      if (isRedirect(response, base.origin)) return { kind: 'failed', reason: 'redirect', sent, ...named };
      const { hasNoSession = token === null, mayBeEmpty } = init;
      const { isDone = method === 'POST' || mayBeEmpty ? () => false : undefined } = init;
      const getText = init.limitsSilence ? (whole: Response) => readParts(whole, limit.restart) : undefined;
      const received = await limit.race(
        readAnswer(response, asBlob, { hasNoSession, mayBeEmpty, isDone, getText }),
      );
      const { outcome, isWhole } = checked(received, check, response);
      if (key !== undefined && outcome.kind === 'ok' && !repeats(response, key)) options.onKeyAnswer?.(false);
      const reason = outcome.kind === 'failed' ? outcome.reason : isWhole ? undefined : 'malformed';
      if (reason === 'server' || reason === 'malformed') {
        options.onFaultReport?.({ call: `${method} ${path}`, reason, ...named });
      }
      return outcome;
    } catch {
      const reason = limit.hasPassed() ? 'timeout' : signal?.aborted ? 'aborted' : 'network';
      return { kind: 'failed', reason, sent, ...toRequestId(response) } as const;
    } finally {
      limit.clear();
    }
  }

  const client = {
    get: (path: string, init?: AnyInit) => run('GET', path, init),
    post: (path: string, init?: AnyInit) => run('POST', path, init),
    upload: (path: string, init: AnyInit) =>
      run('POST', path, { ...watched(init), body: formData(init.body) }, timeouts.silence),
    blob: (path: string, init?: AnyInit) => run('GET', path, init, timeouts.plain, true),
    getListLocation: (path: string) => ({ path }),
  };
  return client as PortalClient;
}

const toRequestId = (response: Response | undefined) => namedBy(response?.headers.get('X-Request-Id'));

/** Whether a response has the key of this request. Any other text proves nothing (D118). */
const repeats = (response: Response | undefined, key: string | undefined) =>
  key !== undefined && response?.headers.get('Idempotency-Key') === key;

/** Uploads always report progress, because their timeout is a limit on silence (D111). */
const watched = (init: AnyInit): AnyInit =>
  typeof XMLHttpRequest === 'undefined' ? init : { onProgress: () => undefined, ...init };

/** A success whose body is unreadable is a failure, because "nothing here" would be wrong (D120). */
function checked(outcome: Outcome<unknown>, check: CallOptions['check'], response: Response | undefined) {
  if (outcome.kind !== 'ok' || !check) return { outcome, isWhole: true };
  const found = check(outcome.data);
  if (found !== 'unreadable') return { outcome, isWhole: found === 'whole' };
  const failure = { reason: 'malformed', status: response?.status ?? 200, sent: true } as const;
  return { outcome: { kind: 'failed', ...failure, ...toRequestId(response) } as const, isWhole: false };
}
