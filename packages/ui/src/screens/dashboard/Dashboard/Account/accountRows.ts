import type { FigureId } from '../../../../text/figures/meanings';
import { dashboardTexts } from '../../../../text/messages';
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

interface AccountRow {
  figure: (keyof AccountFigures & FigureId) | 'subscriptionDate';
  label: string;
  kind: 'money' | 'date';
}

/** The purchases and the team's business (A §3). The bonuses have their own card. */
export const accountRows: readonly AccountRow[] = [
  { figure: 'totalSubscription', label: dashboardMessages.totalSubscription, kind: 'money' },
  { figure: 'liveSubscription', label: dashboardMessages.liveSubscription, kind: 'money' },
  { figure: 'subscriptionDate', label: dashboardMessages.subscriptionDate, kind: 'date' },
  { figure: 'botBusiness', label: dashboardTexts.botBusinessAmount, kind: 'money' },
  { figure: 'poolBusiness', label: dashboardTexts.poolBusinessAmount, kind: 'money' },
];
