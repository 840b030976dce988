import type { ListLocation } from '@portal/api';
import { teamListAddress } from '@portal/ui/addresses';
import type { PulseLeg, PulseName } from '@portal/ui/screens/network';
import { dayKey } from '@portal/ui/text/format/days';
import { dayOfNumber, numberOfDay } from '@portal/ui/text/format/dayNumbers';
import { toPeriod } from '@portal/ui/text/format/periods';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { toTeamListPage, toTeamListQuery } from '../teamList.mappers';

type Filters = Readonly<Record<string, string>>;

/** In days. Silent is who last bought four weeks ago or earlier. */
const silence = 28;

/**
 * The team list's filters for one figure. `today` is a day of the portal's calendar. This week began on Monday, as in the
 * chart of the earnings.
 */
export function toPulseFilters(name: PulseName, leg: PulseLeg, today: string): Filters {
  switch (name) {
    case 'joined':
      return { leg, joinedFrom: toPeriod(today, 'week') };
    case 'bought':
      return { leg, boughtFrom: toPeriod(today, 'week') };
    case 'unpaid':
      return { leg, status: 'unpaid' };
    case 'silent':
      return { leg, lastBoughtTo: dayOfNumber(numberOfDay(today) - silence) };
  }
}

export const toPulsePath = (filters: Filters): string =>
  `${teamListAddress}?${new URLSearchParams(filters).toString()}`;

/** The question whose total is the figure. */
export const toPulseQuery = (filters: Filters) => ({
  ...toTeamListQuery({ page: 1, filters }),
  per_page: 1,
});

/**
 * The members of an answer. Undefined where it does not say how many, or has someone whom the filter leaves out: a server
 * that ignores a filter counts the whole team.
 */
export function toTotal(
  body: Answer<'/team-list'>,
  location: ListLocation,
  { lastBoughtTo }: Filters,
): number | undefined {
  const { rows, range } = toTeamListPage(body, location);
  const isLater = rows.some(({ lastPurchaseAt }) => dayKey(lastPurchaseAt) > (lastBoughtTo ?? '9'));
  return isLater ? undefined : range.total;
}
