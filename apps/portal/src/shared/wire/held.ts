import { isoDate } from '@portal/ui/text/format/dates';
import { parseText } from './wire';

/** The end of a hold of withdrawals (T29). Undefined where the server names none, it can't be read, or it is over. */
export function parseHeldUntil(value: unknown, now: number): string | undefined {
  const until = isoDate(parseText(value));
  return until !== undefined && Date.parse(until) > now ? until : undefined;
}
