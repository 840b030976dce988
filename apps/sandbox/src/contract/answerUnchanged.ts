import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** Names an answer by its text. Weak, because it is compressed later. */
const toEtag = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/** Answers 304 without a body if the client already has the same text. */
export function answerUnchanged(
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
