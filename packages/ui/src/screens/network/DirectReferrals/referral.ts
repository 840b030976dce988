import { sumAmounts, toSize } from '../../../text/format/amount';
import { parseDecimal } from '../../../text/format/decimal';

/** A direct referral and its team's business (B §3). Amounts are decimal texts in USD, and absent ones show `--`. */
export interface DirectReferral {
  /** Unique within the page. */
  id: string;
  name?: string | undefined;
  username?: string | undefined;
  botSubscription?: string | undefined;
  botTeamBusiness?: string | undefined;
  poolSubscription?: string | undefined;
  poolTeamBusiness?: string | undefined;
  /** The member's own leg under which they stand. Absent where the server does not send it (D113). */
  leg?: 'left' | 'right' | undefined;
  /** ISO 8601. Absent, like the status and the last purchase, where the server does not send it (D113). */
  joinedAt?: string | undefined;
  status?: 'paid' | 'unpaid' | undefined;
  /** ISO 8601. */
  lastPurchaseAt?: string | undefined;
}

/** The sum of both plans, of what is known. Undefined if neither is. */
function addPlans(one: string | undefined, other: string | undefined): string | undefined {
  const readable = [one, other].filter(
    (plan): plan is string => plan !== undefined && parseDecimal(plan) !== undefined,
  );
  return readable.length === 0 ? undefined : sumAmounts(readable);
}

export const getOwnBusiness = (row: DirectReferral) => addPlans(row.botSubscription, row.poolSubscription);
export const getTeamBusiness = (row: DirectReferral) => addPlans(row.botTeamBusiness, row.poolTeamBusiness);

/** The largest team sum of a page: the end of its bars. */
export const getMostTeam = (rows: readonly DirectReferral[]): string | undefined =>
  rows.map(getTeamBusiness).reduce((most, one) => (toSize(one) > toSize(most) ? one : most), undefined);

/** What all direct referrals bought, and what their teams did (D113). Amounts are decimal texts in USD. */
export interface ReferralSums {
  ownBot: string;
  ownPool: string;
  team: string;
  /** The part of `team` that the three with the most have. */
  topTeam: string;
  /** The first day of the running month, `YYYY-MM-DD`. */
  month: string;
  joined: number;
  /** Who joined on the same days of the month before. */
  joinedBefore: number;
}

/** What a member’s row can do. */
export interface ReferralActionsProps {
  username: string;
  /** The username was copied, or not. */
  onCopy: (done: boolean) => void;
  /** Share was pressed for this member's link. */
  onShare: (username: string) => void;
}
