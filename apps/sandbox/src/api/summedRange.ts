import type { SummedRange } from '../ledger/summedDays';
import { type DayRange, toMoments } from './dates';

const dayMs = 24 * 60 * 60 * 1000;
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The range of a query. Its last `days` days are summed by day, so its answer doesn't grow with the history. */
export function toSummedRange(query: DayRange, { now, days }: { now: Date; days: number }): SummedRange {
  const { from, before } = toMoments(query);
  const last = before === undefined ? now.getTime() : before.getTime() - dayMs;
  return {
    from: from && toDay(from.getTime()),
    to: toDay(last),
    daily: toDay(last - (days - 1) * dayMs),
  };
}
