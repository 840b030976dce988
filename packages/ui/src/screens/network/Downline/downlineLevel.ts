import { sumAmounts, toSize } from '../../../text/format/amount';
import { color } from '../../../tokens';

/** One user of a level. Amounts are decimal texts in USD, and an absent value shows `--` (D97). */
export interface DownlineUser {
  username?: string | undefined;
  botInvestment?: string | undefined;
  poolInvestment?: string | undefined;
  /** ISO date-time, or a date alone. */
  joinedAt?: string | undefined;
}

/** One level below the member (B §3). */
export interface DownlineLevel {
  /** Unique within the list. */
  id: string;
  /** Counted from 1. */
  level: number;
  /** The server's count. The list may have fewer. */
  userCount?: number | undefined;
  botInvestment?: string | undefined;
  liveInvestment?: string | undefined;
  users: readonly DownlineUser[];
  /** The users who are not listed can be requested. */
  hasMore?: boolean;
}

/** What a level invested, bots and live packages together. A missing or malformed value is none. */
const getLevelSum = ({ botInvestment = '', liveInvestment = '' }: DownlineLevel): string =>
  sumAmounts([botInvestment, liveInvestment]);

/** The exact sum of all levels. */
export const getLevelsSum = (levels: readonly DownlineLevel[]): string => sumAmounts(levels.map(getLevelSum));

/** Neutral, because neither kind is better. */
export const levelColors = { bot: color.ink, live: color.inkFaint };

/** The bars of the rows, on one scale, which ends with the level that invested most. */
export function createLevelBar(levels: readonly DownlineLevel[]) {
  const of = Math.max(0, ...levels.map((level) => toSize(getLevelSum(level))));
  return ({ botInvestment, liveInvestment }: DownlineLevel) => ({
    of,
    parts: [
      { size: toSize(botInvestment), color: levelColors.bot },
      { size: toSize(liveInvestment), color: levelColors.live },
    ],
  });
}
