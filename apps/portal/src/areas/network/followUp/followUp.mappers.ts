import type { ListLocation } from '@portal/api';
import type { FilterValues } from '@portal/ui';
import type { GroupName, TileName } from '@portal/ui/screens/network';
import type { Leg } from '@portal/ui/text/legs/legs';
import { dayOfNumber, numberOfDay } from '@portal/ui/text/format/dayNumbers';
import { toPeriod } from '@portal/ui/text/format/periods';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { isWithin } from '../isWithin';
import { toTeamListPage, toTeamListQuery } from '../teamList.mappers';

/** In days. Silent is who last bought four weeks ago or earlier. */
const silence = 28;
/** How many members a group names. */
const named = 3;

/** The days of the follow-up. `today` is a day of the portal's calendar, and weeks begin on Monday. */
function toDays(today: string) {
  const monday = toPeriod(today, 'week');
  const earlier = (day: string, days: number) => dayOfNumber(numberOfDay(day) - days);
  return {
    monday,
    mondayBefore: earlier(monday, 7),
    sundayBefore: earlier(monday, 1),
    silentSince: earlier(monday, silence),
    silentTo: earlier(today, silence),
  };
}

/** The team list's filters for a tile: its legs have them too. */
export function toTileFilters(name: TileName, today: string): FilterValues {
  const { monday, silentTo } = toDays(today);
  switch (name) {
    case 'joined':
      return { joinedFrom: monday };
    case 'bought':
      return { boughtFrom: monday };
    case 'silent':
      return { lastBoughtTo: silentTo };
  }
}

/** The filters of the same figure in the week before. */
export function toFiltersBefore(name: 'joined' | 'bought', today: string): FilterValues {
  const { mondayBefore, sundayBefore } = toDays(today);
  return { [`${name}From`]: mondayBefore, [`${name}To`]: sundayBefore };
}

/** The filters of a group. The unpaid members are those of the weaker leg, where it is known. */
export function toGroupFilters(name: GroupName, weak: Leg | undefined, today: string): FilterValues {
  const { monday, silentSince, silentTo } = toDays(today);
  switch (name) {
    case 'unpaid':
      return { ...(weak && { leg: weak }), status: 'unpaid', sort: 'level-asc' };
    case 'silent':
      return { lastBoughtFrom: silentSince, lastBoughtTo: silentTo };
    case 'bought':
      return { boughtFrom: monday };
  }
}

/** The question whose total is a figure. */
export const toCountQuery = (filters: FilterValues) => ({
  ...toTeamListQuery({ page: 1, filters }),
  per_page: 1,
});

/** The question whose first rows are a group. */
export const toGroupQuery = (filters: FilterValues) => ({
  ...toTeamListQuery({ page: 1, filters }),
  per_page: named,
});

/** The members of an answer. Undefined where it does not say how many, or where the server ignores the filters. */
export function toTotal(
  body: Answer<'/team-list'>,
  location: ListLocation,
  filters: FilterValues,
): number | undefined {
  const { rows, range } = toTeamListPage(body, location);
  return isWithin(rows, filters) ? range.total : undefined;
}

/** The first members of a group. Undefined where the server ignores its filters, or where none of them can be read. */
export function toGroup(body: Answer<'/team-list'>, location: ListLocation, filters: FilterValues) {
  const { rows, range } = toTeamListPage(body, location);
  const isUnread = rows.length === 0 && (range.total ?? 0) > 0;
  return isWithin(rows, filters) && !isUnread
    ? { rows: rows.slice(0, named), total: range.total }
    : undefined;
}
