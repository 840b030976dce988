import { parseInstant } from '../format/parseMoment';
import { defineMessages } from '../defineMessages';

export const waitMessages = defineMessages('waitMessages', {
  /** Both are durations: `Usually takes 6 hours. You’ve been waiting 2 hours.` */
  usual: ({ usual, waited }: { usual: string; waited: string }) =>
    `Usually takes ${usual}. You’ve been waiting ${waited}.`,
  underAnHour: 'less than an hour',
  underADay: 'less than a day',
  hours: ({ hours }: { hours: number }) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  days: ({ days }: { days: number }) => `${days} ${days === 1 ? 'day' : 'days'}`,
});

/** Something that waits for the operator, until it is decided. */
export interface Waiting {
  /** When it was requested. */
  at?: string | undefined;
  /** When the operator decided. Absent before it, and where the server sends no such time. */
  decidedAt?: string | undefined;
}

/** Fewer show no usual wait. */
const enough = 3;
const hour = 3_600_000;

const toTime = (value: string | undefined): number => parseInstant(value) ?? Number.NaN;

/** The median wait of the member's own decided ones, in ms. Undefined with fewer than three. */
export function getUsualWait(decided: readonly Waiting[]): number | undefined {
  const waits = decided
    .map(({ at, decidedAt }) => toTime(decidedAt) - toTime(at))
    .filter((wait) => wait >= 0)
    .toSorted((one, other) => one - other);
  return waits.length < enough ? undefined : waits[Math.floor(waits.length / 2)];
}

const inHours = (wait: number): string => {
  const hours = Math.round(wait / hour);
  return hours < 1 ? waitMessages.underAnHour : waitMessages.hours({ hours });
};

const inDays = (wait: number): string => {
  const days = Math.round(wait / hour / 24);
  return days < 1 ? waitMessages.underADay : waitMessages.days({ days });
};

/** “Usually takes 6 hours. You’ve been waiting 2 hours.”, both in the unit of the usual wait. Undefined without a usual wait or the time of the request. */
export function describeWait({ at }: Waiting, usual: number | undefined, now: number): string | undefined {
  const waited = Math.max(0, now - toTime(at));
  if (usual === undefined || Number.isNaN(waited)) return undefined;
  const formatWait = Math.round(usual / hour) < 48 ? inHours : inDays;
  return waitMessages.usual({ usual: formatWait(usual), waited: formatWait(waited) });
}
