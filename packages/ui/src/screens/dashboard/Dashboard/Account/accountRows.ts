import { botBusiness, liveSubscription, poolBusiness, totalSubscription } from '../figures';
import { dashboardMessages } from '../messages';
import type { Amount } from '../WalletCard';

export interface AccountFigures {
  totalSubscription: Amount;
  /** ISO date-time, shown in the long form (A §9). */
  subscriptionDate?: string | undefined;
  liveSubscription: Amount;
  botBusiness: Amount;
  poolBusiness: Amount;
  totalBotBonus: Amount;
  totalPoolBonus: Amount;
  /** Bonuses that are not paid yet, in none of the others. Absent where the server doesn't send it (D113). */
  waitingBonus?: Amount;
  poolLevelBonus: Amount;
  referralBonus: Amount;
  matchingBonus: Amount;
  roiBonus: Amount;
  directBonus: Amount;
  royaltyBonus: Amount;
}

/** The purchases and the team's business (A §3). The bonuses have their own card. */
export const accountRows = [
  totalSubscription,
  liveSubscription,
  { figure: 'subscriptionDate', title: dashboardMessages.subscriptionDate },
  botBusiness,
  poolBusiness,
] as const;
