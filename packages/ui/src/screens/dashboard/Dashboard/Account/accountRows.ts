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
  poolLevelBonus: Amount;
  referralBonus: Amount;
  matchingBonus: Amount;
  roiBonus: Amount;
  directBonus: Amount;
  royaltyBonus: Amount;
}

export interface AccountRow {
  figure: keyof AccountFigures;
  label: string;
  kind: 'money' | 'date';
  /** `four` spans two columns in a four-column grid. `always` does so in a two-column grid too. */
  span?: 'four' | 'always';
}

/** Every account figure of A §3. Labels are the specification's, else the design's. The rows fill 4 and 2 columns. */
export const accountRows: readonly AccountRow[] = [
  { figure: 'totalSubscription', label: dashboardMessages.totalSubscription, kind: 'money' },
  { figure: 'liveSubscription', label: dashboardMessages.liveSubscription, kind: 'money' },
  { figure: 'subscriptionDate', label: dashboardMessages.subscriptionDate, kind: 'date', span: 'always' },
  { figure: 'botBusiness', label: dashboardTexts.botBusinessAmount, kind: 'money', span: 'four' },
  { figure: 'poolBusiness', label: dashboardTexts.poolBusinessAmount, kind: 'money', span: 'four' },
  { figure: 'totalBotBonus', label: dashboardTexts.totalBotBonus, kind: 'money' },
  { figure: 'totalPoolBonus', label: dashboardTexts.totalPoolBonus, kind: 'money' },
  { figure: 'poolLevelBonus', label: dashboardMessages.poolLevelBonus, kind: 'money' },
  { figure: 'referralBonus', label: dashboardTexts.referralBonus, kind: 'money' },
  { figure: 'matchingBonus', label: dashboardMessages.matchingBonus, kind: 'money' },
  { figure: 'roiBonus', label: dashboardMessages.roiBonus, kind: 'money' },
  { figure: 'directBonus', label: dashboardMessages.directBonus, kind: 'money' },
  { figure: 'royaltyBonus', label: dashboardMessages.royaltyBonus, kind: 'money' },
];
