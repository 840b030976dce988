import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { preparePin } from '../access/judgeAhead';
import type { Tx } from '../data/database';
import { fingerprint } from '../ledger/fingerprint';
import { type Answer, once } from '../ledger/idempotency';
import { QueueIsFull } from '../ledger/memberQueue';
import { ImageAnswer } from './operationTypes';
import type { AnyHandler, Call, MemberCall } from './operation';
import { Refusal, tooMany } from '../api/refusal';

/** Runs a write with a key at most once, and any other call each time. Refusals without a key are thrown. */
export const answerCall = async (
  operationId: string,
  key: unknown,
  { session, ...call }: Call,
  handler: AnyHandler,
): Promise<Answer> =>
  typeof key === 'string' && session
    ? answerOnce(operationId, key, { ...call, session }, handler)
    : { status: 200, body: await handler({ ...call, session }) };

/**
 * Runs a write at most once for a member's Idempotency-Key, in one transaction with its answer (T12). A refusal is
 * stored too, so a counted try stays counted. Hashes and images are processed before the transaction, and mail is sent
 * after it (T33).
 */
export async function answerOnce(
  operationId: string,
  key: string,
  call: MemberCall,
  handler: AnyHandler,
): Promise<Answer> {
  const { services, session, body } = call;
  const { db, clock } = services;
  const passwords = services.passwords.forRequest();
  const { mailer, deliver } = services.mailer.untilCommitted();
  const request = {
    memberId: session.memberId,
    key,
    fingerprint: fingerprint(operationId, withFilePrints(body)),
    clock,
  };
  const work = async (tx: Tx) => {
    try {
      const own = { ...services, db: tx, passwords, mailer };
      return { status: 200, body: await handler({ ...call, services: own }) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.statusCode, body: error.body };
      throw error;
    }
  };
  const prepare = async () => {
    await preparePin(db, passwords, session.memberId, body, clock.now());
    await handler.prepare?.(call).catch(ignoreUnlessBusy);
  };
  const { expected } = handler;
  const result = await once(db, request, work, {
    prepare,
    expected: expected && { status: 200, body: expected },
    inTurn: (transaction) => services.queue(session.memberId, () => (handler.inTurn ?? atOnce)(transaction)),
  })
    .catch(refuseIfFull)
    .finally(passwords.end);
  deliver();
  if (result.outcome === 'in-progress') throw new Refusal(409, 'This request is already being processed.');
  // The first request with this key may have succeeded, so this refusal doesn't describe it.
  if (result.outcome === 'other-body')
    throw new Refusal(409, 'This confirmation belongs to another request.');
  return result.answer;
}

/** The handler repeats any refusal later, except of a busy server, which must not be stored under the key. */
function ignoreUnlessBusy(error: unknown): void {
  if (error instanceof Refusal && error.statusCode === 429) throw error;
}

const atOnce = <Result>(transaction: () => Promise<Result>) => transaction();

function refuseIfFull(error: unknown): never {
  throw error instanceof QueueIsFull ? tooMany(1) : error;
}

const withFilePrints = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  const printed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(printed);
    return value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, printed(value)]));
};

/** Sends a handler's answer, or the stored answer of an earlier call. */
export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  if (body instanceof ImageAnswer) return reply.type(body.type).send(Buffer.from(body.bytes));
  if (typeof body === 'object' && body !== null && 'retry_after' in body && status === 429)
    void reply.header('Retry-After', String(body.retry_after));
  return reply.code(status).send(body);
}
