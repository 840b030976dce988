import { invalid } from './refusal';

/** The parts of a query that name days. */
export interface DayRange {
  from_date?: string;
  to_date?: string;
}

/** The span in which rows were made: `from` is inclusive, `before` exclusive, and either may be missing. */
export interface Moments {
  from: Date | undefined;
  before: Date | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** No row is older, and four digits reach further back than every calendar does. */
const firstYear = 1900;

/** Reads DD-MM-YYYY as the moment when that day begins in UTC (D89, D91). A day that the calendar lacks is refused. */
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
  return { from, before: to && new Date(to.getTime() + dayMs) };
}

export const toMoments = ({ from_date, to_date }: DayRange): Moments => toSpan({ from_date }, { to_date });
