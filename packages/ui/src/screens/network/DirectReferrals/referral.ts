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

/** The largest own and team sums of a page: the ends of their bars. */
export function getLargest(rows: readonly DirectReferral[]): { own: number; team: number } {
  const most = (amounts: readonly (string | undefined)[]) => Math.max(0, ...amounts.map(toSize));
  return {
    own: most(rows.flatMap((row) => [row.botSubscription, row.poolSubscription])),
    team: most(rows.flatMap((row) => [row.botTeamBusiness, row.poolTeamBusiness])),
  };
}
