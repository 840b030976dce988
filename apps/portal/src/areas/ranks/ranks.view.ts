import type { RankProgress, Royalty } from '@portal/ui/screens/ranks';
import { summaryOf } from '../../shared/lists/moreDetails';
import type { Answer } from '../../shared/wire/answer';
import { countOf, fieldsOf, listOf, textOf } from '../../shared/wire/wire';

/** A name counts whatever its case. */
const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

/** The ranks, and which of them the member has: `current_rank` is an id or a name (D98). */
export function rankProgressOf(body: Answer<'/rank/incomes'>): RankProgress {
  const fields = fieldsOf(body);
  const current = textOf(fields.current_rank);
  const ranks = listOf(fields.data).flatMap((rank, index) => {
    const name = textOf(rank.name);
    const id = textOf(rank.id);
    return name === undefined
      ? []
      : [{ id: id ?? `rank-${index}`, name, requiredPairs: countOf(rank.team_count) }];
  });
  // An id wins over a name: a rank may be called "2".
  const held = ranks.find(({ id }) => id === current) ?? ranks.find(({ name }) => same(name, current));
  return {
    ranks: ranks.map((rank) => ({ ...rank, isCurrent: rank === held })),
    matching: countOf(fields.matchingCount) ?? 0,
    required: countOf(fields.matchingRequired) ?? 0,
  };
}

/** `rankRequired` is a list of names; one alone may come as a text. */
const namesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((name) => textOf(name) ?? []);

/** The royalty progress (B §3). */
export function royaltyOf(body: Answer<'/pool/incomes'>): Royalty {
  const fields = fieldsOf(body);
  return {
    cards: summaryOf(body),
    matching: countOf(fields.matching) ?? 0,
    required: countOf(fields.matchingRequired) ?? 0,
    currentRank: textOf(fields.currentRank),
    requiredRanks: namesOf(fields.rankRequired),
  };
}
