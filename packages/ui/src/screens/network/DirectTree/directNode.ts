import type { TeamNode } from '../Team/team';

/** A member of the direct team (B §3). Amounts are USD as decimal strings, and an absent value shows '--'. */
export interface DirectNode extends TeamNode {
  totalSubscription?: string | undefined;
  teamBusiness?: string | undefined;
  totalTeam?: number | undefined;
  paidTeam?: number | undefined;
  sponsor?: string | undefined;
}
