interface HeaderReaders {
  onServerTime?: (answeredAt: number) => void;
  onRemaining?: (calls: number) => void;
}

/** Passes on what every answer's headers show, whatever its body is. */
export function noteHeaders({ headers }: Response, { onServerTime, onRemaining }: HeaderReaders): void {
  const answeredAt = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(answeredAt)) onServerTime?.(answeredAt);
  const remaining = headers.get('X-RateLimit-Remaining');
  if (remaining) onRemaining?.(Number(remaining));
}
