interface HeaderReaders {
  onServerTimeReceive?: (answeredAt: number) => void;
  onRemainingReceive?: (calls: number) => void;
}

/** Passes on what every answer's headers show, whatever its body is. */
export function noteHeaders(
  { headers }: Response,
  { onServerTimeReceive, onRemainingReceive }: HeaderReaders,
): void {
  const answeredAt = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(answeredAt)) onServerTimeReceive?.(answeredAt);
  const remaining = headers.get('X-RateLimit-Remaining');
  if (remaining) onRemainingReceive?.(Number(remaining));
}
