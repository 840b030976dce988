/** One rank and what it asks for (B §3). */
export interface Rank {
  id: string;
  name: string;
  /** Matching bot pairs; absent when the server does not say. */
  requiredPairs?: number | undefined;
  /** The rank that the member has. */
  isCurrent: boolean;
}

export interface RankProgress {
  /** The lowest first. */
  ranks: readonly Rank[];
  /** Matching bot pairs so far. */
  matching: number;
  /** What the next rank asks for; 0 when there is none (D98). */
  required: number;
}
