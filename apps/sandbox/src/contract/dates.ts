import { invalid } from './refusal';

/** The parts of a query that name days. */
export interface DayRange {
  from_date?: string;
  to_date?: string;
}

/** Moments between which rows were made: `from` inclusive, `before` exclusive; absent when not asked for. */
export interface Moments {
  from: Date | undefined;
  before: Date | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** No row is older, and not every calendar goes back as far as four digits do. */
const firstYear = 1900;

/** DD-MM-YYYY as the moment its day begins in UTC (D89, D91). Refuses a day that the calendar does not have. */
function startOfDay(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const [day = '', month = '', year = ''] = text.split('-');
  const moment = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const exists = moment.getUTCDate() === Number(day) && moment.getUTCFullYear() >= firstYear;
  if (!exists) throw invalid({ [field]: [`The ${field.replace('_', ' ')} is not a valid date.`] });
  return moment;
}

export function momentsOf({ from_date, to_date }: DayRange): Moments {
  const to = startOfDay('to_date', to_date);
  return { from: startOfDay('from_date', from_date), before: to && new Date(to.getTime() + dayMs) };
}
