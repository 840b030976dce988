import type { SummaryCard } from '../../../components/SummaryCards/SummaryValue';

/** The royalty progress (B §3). */
export interface Royalty {
  /** In the server's order. */
  cards: readonly SummaryCard[];
  /** Matching bot pairs so far. */
  matching: number;
  /** The requirement of the next rank. 0 without a next rank (D98). */
  required: number;
  /** The rank's name. Absent before the first rank. */
  currentRank?: string | undefined;
  /** The ranks that royalty requires. */
  requiredRanks: readonly string[];
}
