import type { RankProgress, Royalty } from '@portal/ui/screens/ranks';
import { summaryOf } from '../../app/moreDetails';
import { countOf, fieldsOf, listOf, textOf } from '../../app/wire';

/** A name counts whatever its case. */
const same = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** The ranks, and which of them the member has: `current_rank` is an id or a name (D98). */
export function rankProgressOf(body: unknown): RankProgress {
  const fields = fieldsOf(body);
  const current = textOf(fields['current_rank']);
  const ranks = listOf(fields['data']).flatMap((rank, place) => {
    const name = textOf(rank['name']);
    const id = textOf(rank['id']);
    return name === undefined
      ? []
      : [{ id: id ?? `rank-${place}`, name, requiredPairs: countOf(rank['team_count']) }];
  });
  // An id wins over a name: a rank may be called "2".
  const held = ranks.find(({ id }) => id === current) ?? ranks.find(({ name }) => same(name, current));
  return {
    ranks: ranks.map((rank) => ({ ...rank, isCurrent: rank === held })),
    matching: countOf(fields['matchingCount']) ?? 0,
    required: countOf(fields['matchingRequired']) ?? 0,
  };
}

/** `rankRequired` is a list of names; one alone may come as a text. */
const namesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((name) => textOf(name) ?? []);

/** The royalty progress (B §3). */
export function royaltyOf(body: unknown): Royalty {
  const fields = fieldsOf(body);
  return {
    cards: summaryOf(body),
    matching: countOf(fields['matching']) ?? 0,
    required: countOf(fields['matchingRequired']) ?? 0,
    currentRank: textOf(fields['currentRank']),
    requiredRanks: namesOf(fields['rankRequired']),
  };
}
