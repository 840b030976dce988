import type { ListLocation } from '@portal/api';
import type { NearestMember } from '@portal/ui';
import type { RankProgress, Royalty } from '@portal/ui/screens/ranks';
import type { Leg, PairsToday } from '@portal/ui/text/legs/legs';
import type { RecentPairs } from '@portal/ui/text/legs/pace';
import { getSummary } from '@portal/portal-core/lists/moreDetails';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseCount, parseFields, parseOneOrMore, parseText } from '@portal/portal-core/fromApi/parse';
import { withoutRepeats, withUniqueIds } from '@portal/portal-core/fromApi/repeats';
import { toOpenRowPath } from '@portal/portal-core/lists/openedRow';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { isWithin, toTeamListPage } from '../network';

/** Names ignore case. */
const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

/** The ranks and the member's own: `current_rank` is an id or a name (D98). */
export function toRankProgress(body: Answer<'/rank/incomes'>): RankProgress {
  const fields = parseFields(body);
  const current = parseText(fields.current_rank);
  const found = withoutRepeats(parseRows(body)).flatMap((rank, index) => {
    const name = parseText(rank.name);
    const id = parseText(rank.id);
    return name === undefined
      ? []
      : [{ id: id ?? `rank-${index}`, name, requiredPairs: parseCount(rank.team_count) }];
  });
  const ranks = withUniqueIds(found);
  // An id wins over a name, because a rank may be called "2".
  const held = ranks.find(({ id }) => id === current) ?? ranks.find(({ name }) => same(name, current));
  return {
    ranks: ranks.map((rank) => ({ ...rank, isCurrent: rank === held })),
    matching: parseCount(fields.matchingCount),
    required: parseCount(fields.matchingRequired),
    today: toPairsToday(body),
    recent: toRecentPairs(body),
  };
}

function toPairsToday(body: Answer<'/rank/incomes'>): PairsToday | undefined {
  const { matchingToday, matchingNext } = parseFields(body);
  const next: unknown = matchingNext;
  const count = parseCount(matchingToday);
  if (count === undefined) return undefined;
  return { count, countsAt: next === null ? null : parseText(next) };
}

/** The pairs of the last days. Undefined unless both numbers are known. */
function toRecentPairs(body: Answer<'/rank/incomes'>): RecentPairs | undefined {
  const recent = parseFields(parseFields(body).matchingRecent);
  const [pairs, days] = [parseCount(recent.pairs), parseCount(recent.days)];
  return pairs === undefined || days === undefined || days === 0 ? undefined : { pairs, days };
}

/** `rankRequired` is a list of names; a single one may be a text. */
const toNames = (value: unknown): string[] => parseOneOrMore(value).flatMap((name) => parseText(name) ?? []);

/** The royalty progress (B §3). */
export function toRoyalty(body: Answer<'/pool/incomes'>): Royalty {
  const fields = parseFields(body);
  return {
    cards: getSummary(body),
    matching: parseCount(fields.matching),
    required: parseCount(fields.matchingRequired),
    currentRank: parseText(fields.currentRank),
    requiredRanks: toNames(fields.rankRequired),
  };
}

/** Whether an answer has nothing of a royalty: that is no sign of a member without one (D120). */
export function isUnreadableRoyalty(body: Answer<'/pool/incomes'>): boolean {
  const { cards, matching, required, currentRank, requiredRanks } = toRoyalty(body);
  const isKnown = [matching, required, currentRank].some((value) => value !== undefined);
  return !isKnown && cards.length === 0 && requiredRanks.length === 0;
}

/** How many members the card names. */
const named = 3;

/**
 * How many unpaid members a leg has, and the nearest of them. `path` is the list with its filters, so that each one's row
 * opens there. Nothing where the server ignores the filters or the order.
 */
export function toUnpaid(body: Answer<'/team-list'>, location: ListLocation, leg: Leg, path: string) {
  const { rows, range } = toTeamListPage(body, location);
  if (!isWithin(rows, { leg, status: 'unpaid', sort: 'level-asc' })) return {};
  const [address = '', search = ''] = path.split('?');
  const nearest = parseRows(body).flatMap((row): NearestMember[] => {
    const username = parseText(row.username);
    return username === undefined
      ? []
      : [{ username, level: parseCount(row.level), href: toOpenRowPath(address, username, search) }];
  });
  return { unpaid: range.total, nearest: nearest.slice(0, named) };
}
