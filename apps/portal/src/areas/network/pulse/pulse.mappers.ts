import type { ListLocation } from '@portal/api';
import { teamListAddress } from '@portal/ui/addresses';
import type { PulseLeg, PulseName } from '@portal/ui/screens/network';
import { portalClock } from '@portal/ui/text/format/dates';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { toTeamListPage, toTeamListQuery } from '../teamList.mappers';

type Filters = Readonly<Record<string, string>>;

/** In days. Silent is who last bought four weeks ago. */
const week = 7;
const silence = 28;

/** A day some days earlier, as `YYYY-MM-DD`. */
const toEarlier = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The team list's filters for one figure. `today` is a day of the portal's calendar. */
export function toPulseFilters(name: PulseName, leg: PulseLeg, today: string): Filters {
  const start = toEarlier(today, week - 1);
  switch (name) {
    case 'joined':
      return { leg, joinedFrom: start };
    case 'bought':
      return { leg, boughtFrom: start };
    case 'unpaid':
      return { leg, status: 'unpaid' };
    case 'silent':
      return { leg, boughtFrom: toEarlier(start, silence), boughtTo: toEarlier(today, silence) };
  }
}

export const toPulsePath = (filters: Filters): string =>
  `${teamListAddress}?${new URLSearchParams(filters).toString()}`;

/** All rows are needed where they have to be compared, else only their number. */
export const toPulseQuery = (name: PulseName, filters: Filters) => ({
  ...toTeamListQuery({ page: 1, filters }),
  per_page: name === 'silent' ? 100 : 1,
});

/**
 * The number of members. Silent members bought nothing after the range, which needs every row; undefined if the answer
 * has fewer.
 */
export function toPulseCount(
  body: Answer<'/team-list'>,
  location: ListLocation,
  { boughtTo }: Filters,
): number | undefined {
  const { rows, range } = toTeamListPage(body, location);
  if (boughtTo === undefined) return range.total;
  if (range.total === undefined || rows.length < range.total) return undefined;
  return rows.filter(({ lastPurchaseAt }) => {
    const moment = parseMoment(lastPurchaseAt);
    return moment !== undefined && portalClock(moment).format('YYYY-MM-DD') <= boughtTo;
  }).length;
}
