import type { FilterValues } from '@portal/ui';
import type { TeamMember } from '@portal/ui/screens/network';
import { dayKey } from '@portal/ui/text/format/days';

/** Whether a day is outside of a span. A day that the server doesn't send is not. */
const isOutside = (at: string | undefined, from = '', to = '9') =>
  at !== undefined && (dayKey(at) < from || dayKey(at) > to);

/** Whether a row is nearer than one before it. */
const isUnsorted = (rows: readonly TeamMember[]) => {
  const levels = rows.flatMap(({ level }) => level ?? []);
  return levels.some((level, at) => level < (levels[at - 1] ?? 0));
};

/**
 * Whether the rows can be an answer to the filters. A server that ignores a filter sends others too, and counts the whole
 * team. One that ignores the order sends others first.
 */
export const isWithin = (rows: readonly TeamMember[], filters: FilterValues): boolean =>
  !(filters['sort'] === 'level-asc' && isUnsorted(rows)) &&
  rows.every(
    ({ leg, status, joinedAt, lastPurchaseAt, neverBought }) =>
      !(
        (leg !== undefined && filters['leg'] !== undefined && leg !== filters['leg']) ||
        (status !== undefined && filters['status'] !== undefined && status !== filters['status']) ||
        isOutside(joinedAt, filters['joinedFrom'], filters['joinedTo']) ||
        isOutside(lastPurchaseAt, filters['lastBoughtFrom'], filters['lastBoughtTo']) ||
        // Their newest purchase is never earlier than the one that was asked for.
        isOutside(lastPurchaseAt, filters['boughtFrom']) ||
        (neverBought === true && buys.some((name) => filters[name] !== undefined))
      ),
  );

const buys = ['boughtFrom', 'boughtTo', 'lastBoughtFrom', 'lastBoughtTo'];
