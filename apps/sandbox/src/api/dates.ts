import { invalid } from './refusal';

/** The date parameters of a query. */
export interface DayRange {
  from_date?: string;
  to_date?: string;
}

/** The span of the rows' creation: `from` is inclusive, `before` exclusive, and either may be missing. */
export interface Moments {
  from: Date | undefined;
  before: Date | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** No row is older, and four digits allow years before every calendar. */
const firstYear = 1900;

/** ISO 8601 writes later years with a sign, which PostgreSQL can't read. */
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** Parses DD-MM-YYYY as the start of that day in UTC (D89, D91). A day outside the calendar is refused. */
function startOfDay(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const [day = '', month = '', year = ''] = text.split('-');
  const moment = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const exists = moment.getUTCDate() === Number(day) && moment.getUTCFullYear() >= firstYear;
  if (!exists) throw invalid({ [field]: [`The ${field.replace('_', ' ')} is not a valid date.`] });
  return moment;
}

/** The span of two days, each with the name of its parameter. */
export function toSpan(first: Readonly<Record<string, string | undefined>>, last: typeof first): Moments {
  const [from] = Object.entries(first).map(([field, day]) => startOfDay(field, day));
  const [to] = Object.entries(last).map(([field, day]) => startOfDay(field, day));
  return { from, before: to && new Date(Math.min(to.getTime() + dayMs, lastMoment)) };
}

export const toMoments = ({ from_date, to_date }: DayRange): Moments => toSpan({ from_date }, { to_date });
