/**
 * What came of a call, for whoever made it. The call site decides who reports it.
 * - `ok`: the server said yes. `message` is its confirmation, when it sent one.
 * - `refused`: the server said no. `message` is the one text to show (A §8, D39); `fields` holds every field's
 *   texts; `body` is the answer itself, for the refusals that carry data (pre-login's otp_send).
 *   `retryAfter` in seconds when the server named it (429, a code's cool-down).
 * - `unauthenticated`: a real 401, by code or by `msg: 401` in a body (D35, D37). `by` tells which.
 * - `failed`: no usable answer. `status` is absent when there was none; `sent` tells whether a write may have
 *   reached the server, so that its outcome is unknown.
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
    };
