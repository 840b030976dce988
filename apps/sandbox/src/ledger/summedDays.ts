import { type AnyColumn, and, type Placeholder, type SQL, sql } from 'drizzle-orm';

// Days in UTC, for sums that are kept by day.

/** The range of a summary, as days in UTC, for a statement. */
export interface SummedRange {
  /** The first day, if the range has one. */
  from: string | undefined;
  /** The last day, today without one. */
  to: string;
  /** The first of the days that are summed alone. Earlier ones are summed by month. */
  daily: string;
}

const toUtcDay = (moment: Placeholder) => sql`(${moment}::timestamptz AT TIME ZONE 'UTC')::date`;

/** The days of a range of moments (`toMoments`), which begins and ends with a day in UTC. */
export const inDays = (
  day: AnyColumn,
  { from, before }: Partial<Record<'from' | 'before', Placeholder>>,
): SQL | undefined =>
  and(from && sql`${day} >= ${toUtcDay(from)}`, before && sql`${day} < ${toUtcDay(before)}`);

type Given = Record<'to' | 'daily', Placeholder>;

const endOfMonth = (day: AnyColumn): SQL =>
  sql`(date_trunc('month', ${day}::timestamp) + interval '1 month - 1 day')::date`;

/** The day under which a day is summed: itself, or the last day of its month. */
export const monthOrDay = (day: AnyColumn, { daily }: Given): SQL<string> =>
  sql`(CASE WHEN ${day} >= ${daily}::date THEN ${day} ELSE least(${endOfMonth(day)}, ${daily}::date - 1) END)::text`;

/** The same with a month in two parts: the days up to that of the range's last day, and those after it (D141). */
export const partOrDay = (day: AnyColumn, { to, daily }: Given): SQL<string> =>
  sql`(CASE
    WHEN ${day} >= ${daily}::date THEN ${day}
    WHEN extract(day FROM ${day}) > extract(day FROM ${to}::date) THEN least(${endOfMonth(day)}, ${daily}::date - 1)
    ELSE least((date_trunc('month', ${day}::timestamp) + (extract(day FROM ${to}::date) - 1) * interval '1 day')::date,
      ${endOfMonth(day)}, ${daily}::date - 1)
  END)::text`;
