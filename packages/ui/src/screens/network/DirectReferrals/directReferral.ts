/** A direct referral and what its team does (B §3). Amounts are decimal texts in USD; absent ones show `--`. */
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
