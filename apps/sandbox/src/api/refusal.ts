import type { Sentence } from './languages/sentence';

/** The contract's failure body (`Failure`). */
export interface FailureBody {
  status: false;
  message: Sentence;
  /** By field, or one plain text (A §8). */
  errors?: Record<string, Sentence[]> | Sentence;
  retry_after?: number;
}

/**
 * Handlers throw a refusal, and the error handler answers it. Its texts are for members and contain nothing internal.
 */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly body: FailureBody;

  constructor(statusCode: number, message: Sentence, more: Pick<FailureBody, 'errors' | 'retry_after'> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.body = { status: false, message, ...more };
  }
}

/** 422: valid but refused. */
export const refused = (message: Sentence, retryAfter?: number) =>
  new Refusal(422, message, retryAfter === undefined ? {} : { retry_after: retryAfter });

/** 422 with the invalid fields. */
export const invalid = (errors: Record<string, Sentence[]>) =>
  new Refusal(422, 'Check the fields below.', { errors });

/** 422 with one text, also shown at a field. */
export const refusedAt = (field: string, message: Sentence) =>
  new Refusal(422, message, { errors: { [field]: [message] } });

/** 401: the token is missing, unknown, expired, revoked or of the wrong kind. */
export const unauthenticated = () => new Refusal(401, 'Unauthenticated.');

/** 404, also for another member's resources (T19). */
export const notFound = () => new Refusal(404, 'Not found.');

/** 429. `retryAfter` is in seconds. */
export const tooMany = (retryAfter: number, message: Sentence = 'Too many requests.') =>
  new Refusal(429, message, { retry_after: retryAfter });
