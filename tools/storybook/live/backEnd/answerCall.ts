import { listOperations, type Bundle, type Operation } from '@portal/contract/bundle';
import { createValidators } from '@portal/contract/validators';
import { allHandlers } from '../../../../apps/sandbox/src/areas/allHandlers';
import { answerCall as answer } from '../../../../apps/sandbox/src/contract/answer';
import { bodyFault, listForm } from '../../../../apps/sandbox/src/contract/body';
import { fieldErrors } from '../../../../apps/sandbox/src/contract/fieldErrors';
import { ImageAnswer } from '../../../../apps/sandbox/src/contract/operationTypes';
import type { AnyHandler } from '../../../../apps/sandbox/src/contract/operation';
import type { Services } from '../../../../apps/sandbox/src/contract/services';
import { createAuthenticate } from '../../../../apps/sandbox/src/http/authenticate';
import { parseLanguage } from '../../../../apps/sandbox/src/api/languages/language';
import { translateAnswer } from '../../../../apps/sandbox/src/api/languages/translateAnswer';
import { invalid, notFound, Refusal } from '../../../../apps/sandbox/src/api/refusal';
import type { CallAnswer, CallAsked } from './asks';

type Validate = ReturnType<ReturnType<typeof createValidators>['body']>;

/** The sandbox's message for an internal error. */
const unexpected = 'Something Went Wrong Please Try Again....';

/**
 * Returns the path's parameters if the call matches the operation. Operations are tried in order, with fixed names
 * before parameters.
 */
function matcher({ path }: Operation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const shape = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  return (asked: string): Record<string, string> | undefined => {
    const found = shape.exec(asked);
    return found
      ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]))
      : undefined;
  };
}

function check(validate: Validate, value: unknown): void {
  if (!validate(value)) throw invalid(fieldErrors(validate.errors ?? []));
}

/** Returns a form's fields, with the bytes of its files. Repeated names become a list. */
async function getForm(parts: readonly (readonly [string, string | File])[]) {
  const form: Record<string, unknown> = {};
  for (const [name, part] of parts) {
    const value = typeof part === 'string' ? part : new Uint8Array(await part.arrayBuffer());
    form[name] = name in form ? [form[name], value].flat() : value;
  }
  return form;
}

const toBody = ({ body }: CallAsked): unknown => {
  if (body === undefined || body === '') return undefined;
  return typeof body === 'string' ? JSON.parse(body) : getForm(body);
};

/** An answer before it is in the member's language. */
interface English {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const toJson = (
  { status, body, headers }: English,
  { headers: { 'accept-language': spoken } }: CallAsked,
) => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(translateAnswer(body, parseLanguage(spoken))),
});

function refusalAnswer(error: unknown): English {
  if (!(error instanceof Refusal)) return { status: 500, body: { status: false, message: unexpected } };
  const wait = error.body.retry_after;
  const headers: Record<string, string> = wait === undefined ? {} : { 'Retry-After': String(wait) };
  return { status: error.statusCode, body: error.body, headers };
}

/** Runs calls through the sandbox's own handlers, checked against the contract as on its server. */
export function createAnswerCall(bundle: Bundle, services: Services) {
  const validators = createValidators(bundle);
  const operations = listOperations(bundle)
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
    .map((operation) => ({
      operation,
      match: matcher(operation),
      authenticate: createAuthenticate(services, operation),
    }));

  async function run(asked: CallAsked): Promise<CallAnswer> {
    const { pathname, searchParams } = new URL(asked.path, 'http://page');
    const found = operations
      .map((one) => ({ ...one, params: one.match(pathname) }))
      .find(({ operation, params }) => params && operation.method === asked.method.toLowerCase());
    if (!found?.params) throw notFound();
    const { operation, params, authenticate } = found;
    const session = await authenticate(asked.headers);
    const query = Object.fromEntries(searchParams);
    const type = asked.headers['content-type']?.split(';')[0] ?? '';
    const body = await toBody(asked);
    listForm(operation, body);
    const fault = bodyFault(operation, { body, headers: { 'content-type': type } });
    if (fault) throw fault;
    check(validators.parameters(operation, 'path'), params);
    check(validators.parameters(operation, 'query'), query);
    if (body !== undefined) check(validators.body(operation, type), body);
    const handler: AnyHandler | undefined = (allHandlers as Record<string, AnyHandler>)[
      operation.operationId
    ];
    if (!handler) throw notFound();
    const key = operation.idempotent ? asked.headers['idempotency-key'] : undefined;
    // A known key returns its stored response (D118).
    const repeated: Record<string, string> = session && key !== undefined ? { 'Idempotency-Key': key } : {};
    const language = parseLanguage(asked.headers['accept-language']);
    const agent = navigator.userAgent;
    const call = { body, query, params, ip: '203.0.113.7', agent, language, session, services };
    const { status, body: answered } = await answer(operation.operationId, key, call, handler);
    const more = { ...parseWait(answered), ...repeated };
    if (answered instanceof ImageAnswer)
      return {
        status: 200,
        headers: { 'Content-Type': answered.type },
        body: Uint8Array.from(answered.bytes),
      };
    return toJson({ status, body: answered, headers: more }, asked);
  }

  return (asked: CallAsked): Promise<CallAnswer> =>
    run(asked).catch((error: unknown) => toJson(refusalAnswer(error), asked));
}

const parseWait = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null && 'retry_after' in body
    ? { 'Retry-After': String(body.retry_after) }
    : {};
