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
}
