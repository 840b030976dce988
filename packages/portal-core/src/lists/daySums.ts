import { numberOfDay } from '@portal/ui/text/format/dayNumbers';

/** How much of a list was read. */
export interface ReadPart {
  /** The oldest day that was read, perhaps in part. Undefined if the range was read whole. */
  partialDay: string | undefined;
  /** Whether rows were read that can't be counted. */
  lacksSome: boolean;
}

/** What has been read of a list, summed by day. */
export interface DaySums<Sum extends { day: string }> extends ReadPart {
  sums: readonly Sum[];
  /** Whether no earlier days can be read. */
  isLast?: boolean;
}

/** For how many days each has its sum. A summary may add up earlier days by month. */
const dailyDays = 28;

/** The newest known day, from which a refresh reads. Undefined if the range has to be read whole. */
export function getNewestDay(
  { sums }: Pick<DaySums<{ day: string }>, 'sums'>,
  today: string,
): string | undefined {
  const newest = sums.reduce((last, { day }) => (day > last ? day : last), '');
  return numberOfDay(newest) > numberOfDay(today) - dailyDays ? newest : undefined;
}

/** Known sums with those of a refresh, which read from the day `from`. A refresh that ended earlier replaces them. */
export function withNewest<Sum extends { day: string }, Known extends DaySums<Sum>>(
  { sums, partialDay, lacksSome }: Known,
  read: Known,
  from: string,
): Known {
  if (read.partialDay !== undefined) return read;
  return {
    ...read,
    sums: [...sums.filter(({ day }) => day < from), ...read.sums],
    partialDay,
    lacksSome: lacksSome || read.lacksSome,
  };
}

/** Known sums with earlier ones, which were read to the day `partialDay`. */
export function withEarlier<Sum extends { day: string }, Known extends DaySums<Sum>>(
  known: Known,
  read: Known,
): Known {
  const { partialDay = '', lacksSome } = known;
  // More rows than one reading takes are of one day, or the server ignores the days.
  if (read.partialDay === partialDay) return { ...known, isLast: true };
  return {
    ...read,
    sums: [...known.sums.filter(({ day }) => day > partialDay), ...read.sums],
    lacksSome: lacksSome || read.lacksSome,
  };
}
