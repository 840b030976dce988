import { fieldErrors } from './errors';
import { presentableText } from './texts';

/**
 * The outcome of a call. The call site decides who reports it.
 * - `ok`: the server accepted. `message` is its confirmation, if any.
 * - `refused`: the server refused. `message` is the one text to show (A §8, D39), or ''. `fields` holds every
 * field's texts. `body` is the response, for refusals that carry data (pre-login's otp_send). `retryAfter` is
 * in seconds, if present (429, a code's cool-down).
 * - `unauthenticated`: a real 401, by code or by `msg: 401` in a body (D35, D37). `by` has the source.
 * - `failed`: no usable response. `status` is absent when there was no response. `sent` is true when a write
 * may have reached the server, which makes its outcome unknown. `requestId` identifies the call for support,
 * if the server sent it (`X-Request-Id`, T34).
 */
export type Outcome<T> =
  | { kind: 'ok'; data: T; message?: string }
  | {
      kind: 'refused';
      message: string;
      fields: Record<string, string[]>;
      body: unknown;
      status: number;
      retryAfter?: number;
    }
  | { kind: 'unauthenticated'; by: 'code' | 'body' }
  | {
      kind: 'failed';
      reason: 'network' | 'timeout' | 'aborted' | 'server' | 'malformed';
      status?: number;
      sent: boolean;
      requestId?: string;
    };

/** A response as received. `body` is undefined when it isn't JSON; the others are header values. */
export interface Answer {
  status: number;
  body: unknown;
  retryAfter?: string | null;
  /** The time of the response, by the server's clock. */
  date?: string | null;
  requestId?: string | null;
}

type Body = Record<string, unknown>;

const longestWait = 86_400;

const isObject = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** yes: true, 'success' or 1. no: any other value. none: absent, null or '' (D35). */
function verdict(status: unknown): 'yes' | 'no' | 'none' {
  if (status === undefined || status === null || status === '') return 'none';
  if (typeof status === 'string') {
    return ['success', 'true', '1'].includes(status.trim().toLowerCase()) ? 'yes' : 'no';
  }
  return status === true || status === 1 ? 'yes' : 'no';
}

const is401 = (value: unknown): boolean =>
  value === 401 || (typeof value === 'string' && value.trim() === '401');

/**
 * Whole seconds, from the body's number or the header's seconds or date; undefined when neither is valid. A
 * date is compared with the server's own clock if CORS exposes it, since the device's may be wrong.
 */
function parseWait({ body, retryAfter, date }: Answer): number | undefined {
  const named = isObject(body) ? body['retry_after'] : undefined;
  const answeredAt = Date.parse(date ?? '') || Date.now();
  for (const value of [named, retryAfter]) {
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    if (typeof value === 'string' && value.trim() === '') continue;
    const seconds = Number.isNaN(Number(value))
      ? (Date.parse(String(value)) - answeredAt) / 1000
      : Number(value);
    if (seconds >= 0 && seconds <= longestWait) return Math.ceil(seconds);
  }
  return undefined;
}

/** The `requestId` of a failure; `{}` for an invalid one, because it is shown (T2). */
export const namedBy = (requestId: string | null | undefined): { requestId?: string } =>
  requestId && /^[\w.:-]{1,64}$/.test(requestId) ? { requestId } : {};

function refusal(body: Body, answer: Answer): Outcome<never> {
  const { fields, first } = fieldErrors(body['errors']);
  const message = first || presentableText(body['message']) || presentableText(body['msg']);
  const wait = parseWait(answer);
  return {
    kind: 'refused',
    message,
    fields,
    body,
    status: answer.status,
    ...(wait === undefined ? {} : { retryAfter: wait }),
  };
}

/**
 * Parses a response by the rules of A §8 and B §8, with D35 to D39. `T` is the contract's type for a success.
 * The body isn't validated, because `.view.ts` reads it leniently. The text of a 5xx is never shown to
 * members (T27). Never throws.
 */
export function toOutcome<T>(answer: Answer): Outcome<T> {
  const { status, body } = answer;
  if (status === 401) return { kind: 'unauthenticated', by: 'code' };
  const succeeded = status >= 200 && status < 300;
  const refusedByCode = status >= 400 && status < 500;
  const named = namedBy(answer.requestId);
  if (!succeeded && !refusedByCode) return { kind: 'failed', reason: 'server', status, sent: true, ...named };
  if (!isObject(body)) {
    if (status === 429) return refusal({}, answer);
    return { kind: 'failed', reason: succeeded ? 'malformed' : 'server', status, sent: true, ...named };
  }
  const said = verdict(body['status']);
  if (said !== 'yes' && (is401(body['msg']) || is401(body['message']))) {
    return { kind: 'unauthenticated', by: 'body' };
  }
  // Without a status, errors alone mean a refusal.
  const refused = said === 'no' || (said === 'none' && fieldErrors(body['errors']).first !== '');
  if (refusedByCode || refused) return refusal(body, answer);
  const message = presentableText(body['message']) || presentableText(body['msg']);
  return { kind: 'ok', data: body as T, ...(message === '' ? {} : { message }) };
}
