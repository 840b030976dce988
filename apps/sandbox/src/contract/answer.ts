import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { bodyHash } from '../ledger/bodyHash';
import { type Answer, once } from '../ledger/idempotency';
import { type Handler, ImageAnswer, type MemberCall } from './operation';
import { Refusal } from './refusal';

/**
 * Runs a write at most once for a member's Idempotency-Key (T12). Everything it does happens in one transaction with
 * its answer; a refusal is an answer too, so that a counted try stays counted and a retry hears the same.
 */
export async function answerOnce(
  operationId: string,
  key: string,
  call: MemberCall,
  handler: Handler,
): Promise<Answer> {
  const { services, session, body } = call;
  const { db, clock } = services;
  const request = {
    memberId: session.memberId,
    key,
    bodyHash: bodyHash(operationId, withFileHashes(body)),
    clock,
  };
  const result = await once(db, request, async (tx) => {
    try {
      return { status: 200, body: await handler({ ...call, services: { ...services, db: tx } }) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.statusCode, body: error.body };
      throw error;
    }
  });
  if (result.outcome === 'in-progress') throw new Refusal(409, 'This request is already being carried out.');
  // No refusal of what was asked first: that may well have been done.
  if (result.outcome === 'other-body')
    throw new Refusal(409, 'This confirmation belongs to another request.');
  return result.answer;
}

const withFileHashes = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  const hashed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hashed);
    return value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, hashed(value)]));
};

/** Sends what a handler, or the memory of an earlier call, answered. */
export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  if (body instanceof ImageAnswer) return reply.type(body.type).send(Buffer.from(body.bytes));
  if (typeof body === 'object' && body !== null && 'retry_after' in body && status === 429)
    void reply.header('Retry-After', String(body.retry_after));
  return reply.code(status).send(body);
}
