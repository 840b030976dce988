import type { Sentence } from '../api/languages/sentence';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrors } from '../contract/fieldErrors';
import { isPassingFailure, RolledBack } from '../data/passingFailure';
import { type FailureBody, invalid, Refusal } from '../api/refusal';

/** A §8's text for failures without a better one. */
const unexpectedText = 'Something Went Wrong Please Try Again....';

/** In seconds. */
const soon = 1;

/**
 * The database is unavailable, or gave way to another write. The same call with the same key can be repeated (T39). Of a
 * write with a key, `retry_after` in the body says that nothing of it was kept, so another key is safe too (D154).
 */
const unavailable = (isCertain: boolean) =>
  new Refusal(503, unexpectedText, isCertain ? { retry_after: soon } : {});

const plain = (message: Sentence): FailureBody => ({ status: false, message });

/** The texts for protocol errors, never the library's own (T27). */
const protocolTexts: Record<number, Sentence> = {
  400: 'We couldn’t read the request.',
  403: 'Not allowed.',
  404: 'Not found.',
  405: 'Method not allowed.',
  406: 'Not acceptable.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Unsupported content type.',
};

/** Answers every failure in the contract's shape, without stacks, SQL or values (T27). Unexpected errors are logged. */
export function handleError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const isCertain = error instanceof RolledBack || request.headers['idempotency-key'] === undefined;
  const refusal = error instanceof Refusal ? error : asRefusal(error, isCertain);
  if (refusal.statusCode === 503) request.log.warn({ err: error }, 'the database is unavailable');
  else if (refusal.statusCode >= 500) request.log.error({ err: error }, 'unexpected');
  const wait = refusal.body.retry_after ?? (refusal.statusCode === 503 ? soon : undefined);
  if (wait !== undefined) void reply.header('Retry-After', String(wait));
  return reply.code(refusal.statusCode).send(refusal.body);
}

/** Only the error message shows that a form was cut off or lacks a usable boundary. */
const isBrokenForm = ({ statusCode, message }: FastifyError) =>
  statusCode === undefined && /multipart data$|^Multipart: Boundary|^The needle cannot/.test(message);

function asRefusal(error: FastifyError, isCertain: boolean): Refusal {
  if (isPassingFailure(error)) return unavailable(isCertain);
  if (error.validation) return invalid(fieldErrors(error.validation));
  const status = isBrokenForm(error) ? 400 : (error.statusCode ?? 500);
  const text = protocolTexts[status];
  return text !== undefined ? new Refusal(status, text) : new Refusal(500, unexpectedText);
}

export const answerNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(plain('Not found.'));
