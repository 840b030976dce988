import type { Outcome, PortalClient } from '@portal/api';
import { remainingCalls } from './remaining';

/** Fewer remaining calls are kept for the member. */
const fewest = 10;
/** In ms: for how long a count is news. Servers count by the minute. */
const newsMs = 60_000;

/** Whether the remaining calls are the member's own, so decorative reads stop (D155). */
export const isNearLimit = (): boolean =>
  remainingCalls.calls < fewest && Date.now() - remainingCalls.at < newsMs;

/** In ms: the longest pause. After it the server may answer 429 again. */
const longestMs = 60_000;

/** When decorative reads may start again, in ms since 1970. */
const pauses = new WeakMap<PortalClient, number>();

const getPause = (client: PortalClient) => (pauses.get(client) ?? 0) - Date.now();

/** A 429 pauses decorative reads until its `Retry-After`, so they don't use up the member's calls (D155). */
export function noteTooMany(client: PortalClient, outcome: Outcome<unknown>): void {
  if (outcome.kind !== 'refused' || outcome.status !== 429) return;
  const ms = Math.min((outcome.retryAfter ?? 0) * 1000, longestMs);
  pauses.set(client, Math.max(pauses.get(client) ?? 0, Date.now() + ms));
}

/** Waits until decorative reads may start. The signal of the read ends the wait. */
export async function waitForPause(client: PortalClient, signal: AbortSignal): Promise<void> {
  for (let ms = getPause(client); ms > 0 && !signal.aborted; ms = getPause(client)) {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
    });
  }
}
