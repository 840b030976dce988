import type { SummaryCard } from '../../../components/SummaryCards/summaryCard';

/** The royalty progress (B §3). */
export interface Royalty {
  /** In the server's order. */
  cards: readonly SummaryCard[];
  /** Matching bot pairs so far. */
  matching: number;
  /** What the next rank asks for; 0 when there is none (D98). */
  required: number;
  /** The rank's name; absent before the first rank. */
  currentRank?: string | undefined;
  /** The ranks that royalty asks for. */
  requiredRanks: readonly string[];
}
