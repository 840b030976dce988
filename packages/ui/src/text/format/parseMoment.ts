/** A point in time in ms since 1970, or a calendar day without a zone (a birthday). */
export type Moment = { instant: number } | { year: number; month: number; day: number };

/** The zone of a server time without one, in minutes east of Greenwich (D91). */
const naiveOffset = 0;

const yearFirst = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?<rest>.*)$/;
const dayFirst = /^(?<day>\d{2})[-/](?<month>\d{2})[-/](?<year>\d{4})(?<rest>.*)$/;
const clock =
  /^[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<part>\d{1,9}))?)?(?<zone>.*)$/i;
const offset = /^(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})$/;

function zoneMinutes(zone: string): number | undefined {
  if (zone === '') return naiveOffset;
  if (zone.toUpperCase() === 'Z') return 0;
  const found = offset.exec(zone)?.groups;
  const minutes = Number(found?.['hours']) * 60 + Number(found?.['minutes']);
  if (!found || minutes > 14 * 60) return undefined;
  return found['sign'] === '-' ? -minutes : minutes;
}

/**
 * Parses ISO (with or without zone, `T` or blank) and day-first dates, with `-` or `/`. It never reads dates
 * as month-first, and rejects impossible ones such as 31 February and 25:00 (T23, D91).
 */
export function parseMoment(value: string | null | undefined): Moment | undefined {
  const text = (value ?? '').trim();
  const date = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups;
  if (!date) return undefined;
  const [year, month, day] = [Number(date['year']), Number(date['month']), Number(date['day'])];
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const real = year >= 1900 && midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  if (!real) return undefined;
  const rest = date['rest'] ?? '';
  if (rest === '') return { year, month, day };
  const time = clock.exec(rest)?.groups;
  const zone = time && zoneMinutes((time['zone'] ?? '').trim());
  if (!time || zone === undefined) return undefined;
  const [hour, minute, second] = [Number(time['hour']), Number(time['minute']), Number(time['second'] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const part = Number((time['part'] ?? '').padEnd(3, '0').slice(0, 3));
  return { instant: midnight.getTime() + ((hour * 60 + minute - zone) * 60 + second) * 1000 + part };
}

/** A server's date in ms since 1970, or undefined. A day without a time counts from its midnight in UTC. */
export function parseInstant(value: string | null | undefined): number | undefined {
  const moment = parseMoment(value);
  if (!moment) return undefined;
  return 'instant' in moment ? moment.instant : Date.UTC(moment.year, moment.month - 1, moment.day);
}
