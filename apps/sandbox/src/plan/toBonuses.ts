import type { Market, Upline } from './findUpline';
import type { WalletKey } from '../data/schema/columns';
import type { PayoutReason } from '../data/schema/money';
import { type Cents, formatAmount, getPercent } from '../ledger/amount';

/** The sources of bonuses, for bots and for pools (A §3 Dashboard data). */
export const botSources = ['REFERRAL', 'MATCHING'] as const;
export const poolSources = ['ROI', 'DIRECT', 'POOL_LEVEL', 'ROYALTY'] as const;
export type PayoutSource = (typeof botSources)[number] | (typeof poolSources)[number];

/** The numbers of the plan (ADR 8). */
const referralPercent = '10';
export const pairCents: Cents = 500n;
const directPercent = '5';
const poolPercent = '1';
/** The number of sponsors beyond the direct one who earn from a live package. */
const poolLevels = 2;

/** The wallet for each market's bonuses. */
export const bonusWallet: Record<Market, 'pay_out' | 'live' | 'fixed'> = {
  bot: 'pay_out',
  live: 'live',
  fixed: 'fixed',
};

export interface Bonus {
  memberId: number;
  source: PayoutSource;
  wallet: WalletKey;
  cents: Cents;
  description: string;
  why: PayoutReason;
}

interface Sale {
  market: Market;
  cents: Cents;
  /** The package's name. */
  name: string;
}

/**
 * The bonuses of one purchase, which are the whole plan except ROI (ADR 8). A bot pays a referral bonus to the direct
 * sponsor and a matching bonus to everyone with a new pair. A live package pays a direct bonus to the sponsor and a
 * pool level bonus to the next two.
 */
export function toBonuses({ market, cents, name }: Sale, { sponsors, paired }: Upline): Bonus[] {
  const wallet = bonusWallet[market];
  const share =
    (source: PayoutSource, rate: string, describe: (level: number) => string, first = 1) =>
    (memberId: number, index: number): Bonus => ({
      ...{ memberId, source, wallet, description: `${describe(first + index)} for ${name}` },
      cents: getPercent(cents, rate),
      why: { base: formatAmount(cents), rate, level: first + index, purchase: name },
    });
  const direct = sponsors.slice(0, 1);
  if (market === 'bot')
    return [
      ...direct.map(share('REFERRAL', referralPercent, () => 'Referral bonus')),
      ...paired.map(({ memberId, pair }) => ({
        ...{ memberId, source: 'MATCHING' as const, wallet, cents: pairCents },
        description: 'Matching bonus for a pair',
        why: { pair, purchase: name },
      })),
    ];
  return [
    ...direct.map(share('DIRECT', directPercent, () => 'Direct bonus')),
    ...sponsors
      .slice(1, 1 + poolLevels)
      .map(share('POOL_LEVEL', poolPercent, (level) => `Pool level ${level} bonus`, 2)),
  ];
}
