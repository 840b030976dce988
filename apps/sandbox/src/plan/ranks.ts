/** A rank and its required matching bot pairs. */
export interface Rank {
  id: number;
  name: string;
  pairs: number;
}

/** The ranks, the lowest first (ADR 9). */
export const ranks: readonly Rank[] = [
  { id: 1, name: 'Associate', pairs: 25 },
  { id: 2, name: 'Silver', pairs: 100 },
  { id: 3, name: 'Gold', pairs: 300 },
  { id: 4, name: 'Platinum', pairs: 1_000 },
  { id: 5, name: 'Diamond', pairs: 3_000 },
  { id: 6, name: 'Crown', pairs: 10_000 },
];

/** The operator grants royalty from this rank upwards. */
const firstWithRoyalty = 'Gold';

export const royaltyRanks: readonly Rank[] = ranks.slice(
  ranks.findIndex(({ name }) => name === firstWithRoyalty),
);

/** The bots on a member's two legs. One of each makes a pair. */
interface Bots {
  leftBots: number;
  rightBots: number;
}

export const getPairs = ({ leftBots, rightBots }: Bots): number => Math.min(leftBots, rightBots);

/** The highest rank for these pairs, or undefined below the first. */
export const getRank = (pairs: number, among = ranks): Rank | undefined =>
  among.findLast((rank) => rank.pairs <= pairs);

/** The next rank, or undefined at the top. */
export const getNextRank = (pairs: number): Rank | undefined => ranks.find((rank) => rank.pairs > pairs);
