import type { Outcome } from '@portal/api';

/** Outcomes as the client makes them, for tests. */
export const ok = (data: unknown): Outcome<unknown> => ({ kind: 'ok', data });

export const refused = (body: unknown, more = {}): Outcome<unknown> => ({
  kind: 'refused',
  message: '',
  fields: {},
  status: 200,
  body,
  ...more,
});

export const failed = (reason: 'network' | 'timeout' | 'server' | 'malformed'): Outcome<unknown> => ({
  kind: 'failed',
  reason,
  sent: true,
});
