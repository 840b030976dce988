import type { NearestMember, PairsToday, RankProgress, Royalty } from '@portal/ui/screens/ranks';
import { teamListAddress } from '@portal/ui/addresses';
import { getSummary } from '@portal/portal-core/lists/moreDetails';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseCount, parseFields, parseOneOrMore, parseText } from '@portal/portal-core/fromApi/parse';
import { withoutRepeats, withUniqueIds } from '@portal/portal-core/fromApi/repeats';
import { openedPath } from '@portal/portal-core/lists/openedRow';
import { parseRows } from '@portal/portal-core/fromApi/rows';

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
    matching: parseCount(fields.matchingCount) ?? 0,
    required: parseCount(fields.matchingRequired) ?? 0,
    today: toPairsToday(body),
  };
}

function toPairsToday(body: Answer<'/rank/incomes'>): PairsToday | undefined {
  const { matchingToday, matchingNext } = parseFields(body);
  const next: unknown = matchingNext;
  const count = parseCount(matchingToday);
  if (count === undefined) return undefined;
  return { count, countsAt: next === null ? null : parseText(next) };
}

/** `rankRequired` is a list of names; a single one may be a text. */
const toNames = (value: unknown): string[] => parseOneOrMore(value).flatMap((name) => parseText(name) ?? []);

/** The royalty progress (B §3). */
export function toRoyalty(body: Answer<'/pool/incomes'>): Royalty {
  const fields = parseFields(body);
  return {
    cards: getSummary(body),
    matching: parseCount(fields.matching) ?? 0,
    required: parseCount(fields.matchingRequired) ?? 0,
    currentRank: parseText(fields.currentRank),
    requiredRanks: toNames(fields.rankRequired),
  };
}

/** How many members the card names. */
const named = 3;

/** The first members of the team list. `search` has the list's filters, so that each one's row opens there. */
export const toNearest = (body: Answer<'/team-list'>, search: string): NearestMember[] =>
  parseRows(body)
    .flatMap((row) => {
      const username = parseText(row.username);
      return username === undefined
        ? []
        : [{ username, level: parseCount(row.level), href: openedPath(teamListAddress, username, search) }];
    })
    .slice(0, named);
