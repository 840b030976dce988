/** The parts of a response that name a wait. */
interface Waiting {
  status: number;
  body: unknown;
  retryAfter?: string | null;
  date?: string | null;
}

const longestWait = 86_400;

/** The window of Laravel's throttle, in seconds. CORS often hides `Retry-After`. */
const throttleWait = 60;

/**
 * Whole seconds, from the body's number or the header's seconds or date; undefined when neither is valid. A
 * date is compared with the server's own clock if CORS exposes it, since the device's may be wrong.
 */
function parseWait({ body, retryAfter, date }: Waiting): number | undefined {
  const named =
    typeof body === 'object' && body !== null && 'retry_after' in body ? body.retry_after : undefined;
  const answeredAt = Date.parse(date ?? '') || Date.now();
  for (const value of [named, retryAfter]) {
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    if (typeof value === 'string' && value.trim() === '') continue;
    const seconds = Number.isNaN(Number(value))
      ? (Date.parse(String(value)) - answeredAt) / 1000
      : Number(value);
    if (seconds >= 0 && seconds <= longestWait) return Math.ceil(seconds);
  }
  return undefined;
}

/** The wait of a refusal. Without a readable one, a 429 waits for the framework's own time. */
export function toWait(answer: Waiting): { retryAfter?: number; isWaitAssumed?: true } {
  const wait = parseWait(answer);
  if (wait !== undefined) return { retryAfter: wait };
  return answer.status === 429 ? { retryAfter: throttleWait, isWaitAssumed: true } : {};
}
