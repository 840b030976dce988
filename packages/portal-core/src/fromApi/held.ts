import { isoDate } from '@portal/ui/text/format/dates';
import { parseInstant } from '@portal/ui/text/format/parseMoment';
import { parseCount, parseText } from './parse';

/** The end of the hold on withdrawals (T29). Undefined if it is absent, unreadable or past. */
export function parseHeldUntil(value: unknown, now: number): string | undefined {
  const text = parseText(value);
  return (parseInstant(text) ?? 0) > now ? isoDate(text) : undefined;
}

/** The hours of the hold that a security change brings (D140). Undefined without one, and for an absurd one. */
export function parseHoldHours(value: unknown): number | undefined {
  const hours = parseCount(value);
  return hours !== undefined && hours >= 1 && hours <= 720 ? hours : undefined;
}
