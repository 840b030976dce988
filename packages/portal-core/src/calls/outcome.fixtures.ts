import type { Outcome } from '@portal/api';
import type { CallError } from './call.events';
import type { Unread } from '../fromApi/answer';
import { sent } from '../fromApi/sent.fixtures';

/** Outcomes as the client creates them, for tests. */
export const ok = (data: unknown): Outcome<Unread<never>> => ({ kind: 'ok', data: sent(data) });

export const refused = (body: unknown, more = {}): CallError => ({
  kind: 'refused',
  message: '',
  fields: {},
  status: 200,
  body,
  ...more,
});

const statuses = { server: 500, malformed: 200 } as const;

export const failed = (
  reason: Extract<CallError, { kind: 'failed' }>['reason'],
  more: { status?: number; sent?: boolean } = {},
): CallError => ({
  kind: 'failed',
  reason,
  sent: true,
  ...(reason in statuses && { status: statuses[reason as keyof typeof statuses] }),
  ...more,
});
