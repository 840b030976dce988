import type { ListLocation } from '@portal/api';
import { teamListAddress } from '@portal/ui/addresses';
import type { PulseLeg, PulseName } from '@portal/ui/screens/network';
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

/**
 * The questions whose totals make a figure. Silent members are those who bought since the range began, without those who
 * bought after it.
 */
export function toPulseQueries(filters: Filters) {
  const { leg, boughtFrom, boughtTo } = filters;
  const ask = (asked: Filters) => ({ ...toTeamListQuery({ page: 1, filters: asked }), per_page: 1 });
  if (!leg || !boughtFrom || !boughtTo) return { all: ask(filters) };
  return {
    all: ask({ leg, boughtFrom }),
    without: ask({ leg, boughtFrom: toEarlier(boughtTo, -1) }),
  };
}

/** The members of an answer; undefined where it does not say how many. */
export const toTotal = (body: Answer<'/team-list'>, location: ListLocation): number | undefined =>
  toTeamListPage(body, location).range.total;
