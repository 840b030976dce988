import type {
  FastifyInstance,
  RouteOptions,
  DoneFuncWithErrOrRes,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { bodyFault, listForm, nulFault } from './body';
import { type Bundle, listOperations, type Operation } from '@portal/contract/bundle';
import type { AnyHandler } from './operation';
import { answerCall, sendAnswer } from './answer';
import { parseLanguage } from '../api/languages/language';
import { findUntranslated, translateAnswer } from '../api/languages/translateAnswer';
import { createValidators } from '@portal/contract/validators';
import type { Services } from './services';
import { createHash } from 'node:crypto';

/** Names an answer by its text. Weak, because it is compressed later. */
const toEtag = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/** Answers 304 without a body if the client already has the same text. */
function answerUnchanged(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const etag = toEtag(payload);
  void reply.header('ETag', etag);
  if (headers['if-none-match'] !== etag) return done(null, payload);
  void reply.code(304).removeHeader('Content-Length').removeHeader('Content-Type');
  done(null, null);
}

export interface ContractOptions {
  bundle: Bundle;
  /**
   * The handler of each operation, by operationId. A missing one stops the start, because the bundle may be newer than
   * the types.
   */
  handlers: Readonly<Record<string, AnyHandler>>;
  services: Services;
  /** The checks before each handler: limits, token and origin. */
  guard: (operation: Operation) => Partial<RouteOptions>;
  /** If true, an answer that breaks the contract becomes a 500. If false, it is only logged. */
  strict: boolean;
  /**
   * One in this many answers of an operation is checked against the contract, starting with the first. 0 checks none.
   */
  checkEvery: number;
}

/** Binds every operation of the contract under /api and validates requests and answers. */
export async function bindContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const { bundle, handlers, services, guard, strict, checkEvery } = options;
  const operations = new Map(listOperations(bundle).map((operation) => [operation.operationId, operation]));
  const missing = [...operations.keys()].filter((operationId) => !handlers[operationId]);
  if (missing.length > 0)
    throw new Error(`No handler answers these operations of the contract: ${missing.join(', ')}.`);
  const validators = createValidators(bundle);

  const bind = (operation: Operation, handler: AnyHandler): Partial<RouteOptions> => {
    const { preValidation = [], ...before } = guard(operation);
    // oxlint-disable-next-line portal/process-state -- which answers this process has checked
    let answers = 0;
    return {
      ...before,
      validatorCompiler: (part) => {
        if (part.httpPart === 'body')
          return validators.body(operation, (part as { contentType?: string }).contentType ?? '');
        const location = { params: 'path', querystring: 'query', headers: 'header' } as const;
        return validators.parameters(operation, location[part.httpPart as keyof typeof location]);
      },
      serializerCompiler: () => JSON.stringify,
      preValidation: [
        ...[preValidation].flat(),
        (request, _reply, done) => {
          listForm(operation, request.body);
          done(bodyFault(operation, request) ?? nulFault(request));
        },
      ],
      preSerialization: (request, reply, english, done) => {
        const payload = translateAnswer(english, parseLanguage(request.headers['accept-language']));
        const isChecked = checkEvery > 0 && answers % checkEvery === 0;
        answers += 1;
        if (!isChecked) return done(null, payload);
        const untranslated = strict ? findUntranslated(english) : [];
        if (untranslated.length > 0) throw new Error(`No translation of: ${untranslated.join(' ')}`);
        const validate = validators.response(operation, reply.statusCode);
        if (validate?.(payload) === true) return done(null, payload);
        const what = `${operation.operationId} answered ${reply.statusCode} off the contract`;
        request.log.error({ errors: validate?.errors ?? 'no such answer' }, what);
        if (strict) throw new Error(what);
        done(null, payload);
      },
      ...(operation.conditional && { onSend: answerUnchanged }),
      handler: async (request, reply) => {
        const { body, query, params, ip, session } = request;
        const agent = request.headers['user-agent'] ?? '';
        const language = parseLanguage(request.headers['accept-language']);
        const call = { body, query, params, ip, agent, language, session, services };
        const key = operation.idempotent ? request.headers['idempotency-key'] : undefined;
        // Sent with every outcome, because the key of a signed-in member is stored with its answer (D118).
        if (typeof key === 'string' && session) void reply.header('Idempotency-Key', key);
        const answer = await answerCall(operation.operationId, key, call, handler);
        return sendAnswer(reply, answer);
      },
    };
  };

  await app.register(openapiGlue, {
    specification: withoutAnswers(bundle),
    prefix: 'api',
    operationResolver: (operationId) => {
      const operation = operations.get(operationId);
      const handler = operation && handlers[operation.operationId];
      if (!handler) throw new Error(`No handler answers ${operationId}.`);
      return bind(operation, handler) as RouteOptions;
    },
  });
}

/** The binder doesn't support the answers' schemas. They are checked here. */
function withoutAnswers(bundle: Bundle): Bundle {
  const responses = { default: { description: 'As the contract says.' } };
  const paths: Bundle['paths'] = {};
  for (const [path, item] of Object.entries(bundle.paths)) {
    paths[path] = { ...item };
    for (const [method, operation] of Object.entries(item))
      if ('responses' in operation) paths[path][method] = { ...operation, responses };
  }
  return { ...bundle, paths };
}
