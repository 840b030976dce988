import type { PortalClientOptions } from './client';

/** Passes on what every answer's headers show, whatever its body is. */
export function noteHeaders(
  { headers }: Response,
  { onServerTime, onRemaining }: Pick<PortalClientOptions, 'onServerTime' | 'onRemaining'>,
): void {
  const answeredAt = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(answeredAt)) onServerTime?.(answeredAt);
  const remaining = headers.get('X-RateLimit-Remaining') ?? '';
  if (/^\d{1,9}$/.test(remaining)) onRemaining?.(Number(remaining));
}
