import { isoDate } from '@portal/ui/text/format/dates';
import { parseCount, parseText } from './parse';

/** The end of the hold on withdrawals (T29). Undefined if it is absent, unreadable or past. */
export function parseHeldUntil(value: unknown, now: number): string | undefined {
  const until = isoDate(parseText(value));
  return until !== undefined && Date.parse(until) > now ? until : undefined;
}

/** The hours of the hold that a security change brings (D140). Undefined without one, and for an absurd one. */
export function parseHoldHours(value: unknown): number | undefined {
  const hours = parseCount(value);
  return hours !== undefined && hours >= 1 && hours <= 720 ? hours : undefined;
}
