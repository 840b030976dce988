import { isoDate } from '@portal/ui/text/format/dates';
import { parseText } from './parse';

/** The end of the hold on withdrawals (T29). Undefined if it is absent, unreadable or past. */
export function parseHeldUntil(value: unknown, now: number): string | undefined {
  const until = isoDate(parseText(value));
  return until !== undefined && Date.parse(until) > now ? until : undefined;
}
