import { isObject, toAnswer, type Fields } from './answer';
import { parseSign, toInner } from './sign';
import { presentableText } from './texts';

/** The parts of a response that name a wait. */
interface Waiting {
  status: number;
  body: unknown;
  retryAfter?: string | null;
  date?: string | null;
}

const longestWait = 86_400;

/** The window of Laravel's throttle, in seconds. CORS often hides `Retry-After`. */
const throttleWait = 60;

/**
 * Whole seconds, from the body's number or the header's seconds or date; undefined when neither is valid. A
 * date is compared with the server's own clock if CORS exposes it, since the device's may be wrong.
 */
function parseWait({ body, retryAfter, date }: Waiting): number | undefined {
  const named =
    typeof body === 'object' && body !== null && 'retry_after' in body ? body.retry_after : undefined;
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

/** The wait of a refusal. Without a readable one, a 429 waits for the framework's own time. */
function toWait(answer: Waiting): { retryAfter?: number; isWaitAssumed?: true } {
  const wait = parseWait(answer);
  if (wait !== undefined) return { retryAfter: wait };
  return answer.status === 429 ? { retryAfter: throttleWait, isWaitAssumed: true } : {};
}

interface FieldErrors {
  /** The texts of every field, for the form. Empty when `errors` has no fields. */
  fields: Record<string, string[]>;
  /** The first text of the first field, or the plain text; '' without any (A §8, D39). */
  first: string;
}

const mostFields = 50;
const mostTexts = 10;
const deepest = 3;
const unsafeKeys = ['__proto__', 'constructor', 'prototype'];

function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'object' && value !== null) {
    if (depth === deepest) return [];
    return Object.values(value)
      .slice(0, mostFields)
      .flatMap((inner) => textsIn(inner, depth + 1))
      .slice(0, mostTexts);
  }
  const text = presentableText(value);
  return text === '' ? [] : [text];
}

/**
 * Parses the `errors` of a response in any shape: an object of arrays, of texts or of nested values, an
 * array, or a plain text (A §8, B §8, D39). Skips values that aren't text. Never throws.
 */
function fieldErrors(errors: unknown): FieldErrors {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) {
    return { fields: {}, first: textsIn(errors)[0] ?? '' };
  }
  const entries = Object.entries(errors)
    .filter(([field]) => !unsafeKeys.includes(field))
    .slice(0, mostFields)
    .map(([field, value]): [string, string[]] => [field, textsIn(value)])
    .filter(([, texts]) => texts.length > 0);
  return { fields: Object.fromEntries(entries), first: entries[0]?.[1][0] ?? '' };
}

/**
 * The outcome of a call. The call site decides who reports it.
 * - `ok`: the server accepted. `message` is its confirmation, if any. `etag` identifies this state of the data.
 * - `refused`: the server refused. `message` is the one text to show (A §8, D39), or ''. `fields` holds every
 * field's texts. `body` is the response, for refusals that carry data (pre-login's otp_send). `retryAfter` is
 * in seconds, if present (429, a code's cool-down); `isWaitAssumed` marks a 429 without a readable wait. Before
 * a session, a 401 with words is a refusal too (D121).
 * - `unauthenticated`: a real 401, by code or by `msg: 401` in a body (D35, D37). `by` has the source.
 * - `failed`: no usable response. `status` is absent when there was no response. `sent` is true when a write
 * may have reached the server, which makes its outcome unknown. `retryAfter` is the end of a maintenance in
 * seconds, if a 503 names it (D156). `isRolledBack`: by its own body, the server kept
 * nothing (D154). `requestId` identifies the call for support,
 * if the server sent it (`X-Request-Id`, T34).
 */
export type Outcome<T> =
  | { kind: 'ok'; data: T; message?: string; etag?: string }
  | {
      kind: 'refused';
      message: string;
      fields: Record<string, string[]>;
      body: unknown;
      status: number;
      retryAfter?: number;
      isWaitAssumed?: true;
    }
  | { kind: 'unauthenticated'; by: 'code' | 'body' }
  | {
      kind: 'failed';
      reason: 'network' | 'timeout' | 'aborted' | 'redirect' | 'server' | 'malformed';
      status?: number;
      sent: boolean;
      requestId?: string;
      retryAfter?: number;
      isRolledBack?: true;
    };

/** A response as received. `body` is parsed JSON, undefined when it isn't JSON; the others are header values. */
export interface Answer {
  status: number;
  body: unknown;
  retryAfter?: string | null;
  /** The time of the response, by the server's clock. */
  date?: string | null;
  requestId?: string | null;
  /** Whether the call was made before a session existed. */
  hasNoSession?: boolean;
  /** Whether a 204 is a success: for writes that neither move money nor change security (D144). */
  mayBeEmpty?: boolean | undefined;
  /** Whether a write's body without a sign shows that it is done. Absent for reads, which need no sign. */
  isDone?: ((body: unknown) => boolean) | undefined;
}

/** The 4xx codes whose `message` is for members. Elsewhere frameworks write it (D121). */
const codesWithWords = [400, 403, 409, 422, 423, 429];

const is401 = (value: unknown): boolean =>
  value === 401 || (typeof value === 'string' && value.trim() === '401');

const saysOnly401 = (body: Fields): boolean => is401(body['msg']) || is401(body['message']);

/** The `requestId` of a failure; `{}` for an invalid one, because it is shown (T2). */
export const namedBy = (requestId: string | null | undefined): { requestId?: string } =>
  requestId && /^[\w.:-]{1,64}$/.test(requestId) ? { requestId } : {};

const toMessage = ({ message, msg }: Fields) => presentableText(message) || presentableText(msg);

/** The text of `error`. A word of the grammar means that there is one, and not which. */
function toErrorText({ error }: Fields): string {
  if (isObject(error)) return toMessage(error) || fieldErrors(error).first;
  return typeof error === 'string' && parseSign({ status: error }) !== 'unknown'
    ? ''
    : fieldErrors(error).first;
}

function refusal(body: Fields, answer: Answer): Outcome<never> {
  const inner = toInner(body) ?? {};
  const { fields, first } = fieldErrors(body['errors'] ?? inner['errors']);
  const message = first || toMessage(body) || toErrorText(body) || toMessage(inner) || toErrorText(inner);
  return {
    kind: 'refused',
    message,
    fields,
    body,
    status: answer.status,
    ...toWait(answer),
  };
}

/** A 401 before a session is a refusal if it has words. Without them it rejects the first step's token (T16). */
function unauthenticated(answer: Answer): Outcome<never> {
  const { body, hasNoSession } = answer;
  if (hasNoSession && isObject(body) && !saysOnly401(body)) {
    const refused = refusal(body, answer);
    if (refused.kind === 'refused' && refused.message !== '') return refused;
  }
  return { kind: 'unauthenticated', by: 'code' };
}

/** Whether the back end wrote a 4xx in its own form. Some frameworks repeat the code as `status`. */
const isOwnForm = ({ status, success, ...body }: Fields, code: number): boolean =>
  (parseSign({ status, success }) === 'no' && Number(status) !== code) ||
  presentableText(body['msg']) !== '' ||
  fieldErrors(body['errors']).first !== '';

/** A gateway's 503 proves nothing about the write (D154). */
const rolledBack = (body: unknown): { isRolledBack?: true } =>
  isObject(body) && parseSign(body) === 'no' && body['retry_after'] !== undefined
    ? { isRolledBack: true }
    : {};

/**
 * Parses a response by the rules of A §8 and B §8, with D35, D36, D37, D38, D39 and D144. `T` is the contract's type for a success.
 * The body isn't validated, because mappers read it leniently. The text of a 5xx is never shown to
 * members (T27). Never throws.
 */
export function toOutcome<T>(answer: Answer): Outcome<T> {
  const { status } = answer;
  const body = toAnswer(answer.body);
  if (status === 401) return unauthenticated({ ...answer, body });
  if (status === 204 && answer.mayBeEmpty) return { kind: 'ok', data: {} as T };
  const succeeded = status >= 200 && status < 300;
  const refusedByCode = status >= 400 && status < 500;
  const useless = (reason: 'server' | 'malformed', more: { retryAfter?: number; isRolledBack?: true } = {}) =>
    ({ kind: 'failed', reason, status, sent: true, ...namedBy(answer.requestId), ...more }) as const;
  if (!succeeded && !refusedByCode)
    return useless('server', status === 503 ? { ...toWait(answer), ...rolledBack(body) } : {});
  if (!isObject(body)) {
    if (status === 429) return refusal({}, answer);
    return useless(succeeded ? 'malformed' : 'server');
  }
  // The signs are those of the body as it was sent, because a field of its data may have the same name.
  const sign = parseSign(answer.body);
  if (sign !== 'yes' && saysOnly401(body)) return { kind: 'unauthenticated', by: 'body' };
  if (refusedByCode && !codesWithWords.includes(status) && !isOwnForm(body, status)) return useless('server');
  // Without a sign, errors alone mean a refusal.
  const refused = sign === 'no' || (sign === 'unknown' && fieldErrors(body['errors']).first !== '');
  if (refusedByCode || refused) return refusal(body, answer);
  if (sign === 'unknown' && answer.isDone?.(body) === false) return useless('malformed');
  const message = toMessage(body);
  return { kind: 'ok', data: body as T, ...(message === '' ? {} : { message }) };
}
