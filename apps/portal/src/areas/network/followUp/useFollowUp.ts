import { toTeamTablePath } from '@portal/ui/addresses';
import type { FilterValues } from '@portal/ui';
import type { FollowUpGroup, GroupName, Tile, TileName } from '@portal/ui/screens/network';
import type { Leg } from '@portal/ui/text/legs/legs';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import { useListTeamQuery } from '../network.api';
import {
  toCountQuery,
  toFiltersBefore,
  toGroup,
  toGroupFilters,
  toGroupQuery,
  toTileFilters,
  toTotal,
} from './followUp.mappers';

/** One figure, from a decorative read of the team list: a failure leaves it without a number. */
function useCount(filters: FilterValues) {
  const { client } = useServices();
  const { data, isLoading, refetch } = useListTeamQuery({ query: toCountQuery(filters), decorative: true });
  return { isLoading, refetch, count: data && toTotal(data, client.getListLocation('/team-list'), filters) };
}

function useLegCounts(name: TileName, today: string) {
  const filters = toTileFilters(name, today);
  const toLeg = (leg: Leg) => ({ leg, ...filters });
  const [left, right] = [useCount(toLeg('left')), useCount(toLeg('right'))];
  const legs: Tile['legs'] = {
    left: { count: left.count, href: toTeamTablePath(toLeg('left')) },
    right: { count: right.count, href: toTeamTablePath(toLeg('right')) },
  };
  return { isLoading: left.isLoading || right.isLoading, legs, refetches: [left.refetch, right.refetch] };
}

/** The figures of the week, each undefined until it has an answer. `newlySilent` is the total of that group. */
export function useTiles(today: string, newlySilent: number | undefined) {
  const joined = useLegCounts('joined', today);
  const bought = useLegCounts('bought', today);
  const silent = useLegCounts('silent', today);
  const joinedBefore = useCount(toFiltersBefore('joined', today));
  const boughtBefore = useCount(toFiltersBefore('bought', today));
  const toTile = ({ isLoading, legs }: typeof joined, compared: number | undefined): Tile | undefined =>
    isLoading ? undefined : { legs, compared };
  const tiles: Record<TileName, Tile | undefined> = {
    joined: toTile(joined, joinedBefore.count),
    bought: toTile(bought, boughtBefore.count),
    silent: toTile(silent, newlySilent),
  };
  return {
    tiles,
    refetches: [
      ...[joined, bought, silent].flatMap((one) => one.refetches),
      ...[joinedBefore.refetch, boughtBefore.refetch],
    ],
  };
}

function useGroup(
  name: GroupName,
  today: string,
  { weak, skip }: { weak?: Leg | undefined; skip?: boolean } = {},
) {
  const { client } = useServices();
  const filters = toGroupFilters(name, weak, today);
  const query = useListTeamQuery({ query: toGroupQuery(filters) }, { skip: skip ?? false });
  const { currentData } = query;
  const found = currentData && toGroup(currentData, client.getListLocation('/team-list'), filters);
  const group: FollowUpGroup | undefined =
    currentData && !found
      ? undefined
      : {
          ...(weak && { leg: weak }),
          members: toRemote({ ...query, data: found }, ({ rows }) => rows),
          total: found?.total,
          href: toTeamTablePath(filters),
        };
  return { query, group };
}

/** The groups of members. Each is read, and fails, alone. The unpaid ones wait until the weaker leg is known. */
export function useGroups(today: string, legs: { weak: Leg | undefined; isLoading: boolean }) {
  const unpaid = useGroup('unpaid', today, { weak: legs.weak, skip: legs.isLoading });
  const silent = useGroup('silent', today);
  const bought = useGroup('bought', today);
  return {
    groups: { unpaid: unpaid.group, silent: silent.group, bought: bought.group },
    query: bought.query,
    refetches: [unpaid, silent, bought].map((one) => one.query.refetch),
  };
}
