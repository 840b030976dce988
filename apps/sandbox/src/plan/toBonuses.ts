import type { Market, Upline } from './countPurchase';
import type { PayoutSource } from './payoutSources';
import type { WalletKey } from '../data/schema/columns';
import { type Cents, getPercent } from '../ledger/amount';

/** The numbers of the plan (ADR 8). */
const referralPercent = '10';
export const pairCents: Cents = 500n;
const directPercent = '5';
const poolPercent = '1';
/** How many sponsors beyond the direct one earn of a live package. */
const poolLevels = 2;

/** The wallet into which each market's bonuses are paid. */
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
}

interface Sale {
  market: Market;
  cents: Cents;
  /** The package's name. */
  name: string;
}

/**
 * What one purchase brings to those above it, the whole of the plan but ROI (ADR 8). A bot: a referral bonus to the direct
 * sponsor and a matching bonus to everybody who got a pair by it. A live package: a direct bonus to the sponsor and a pool
 * level bonus to the next two.
 */
export function toBonuses({ market, cents, name }: Sale, { sponsors, paired }: Upline): Bonus[] {
  const wallet = bonusWallet[market];
  const share = (memberId: number, source: PayoutSource, percent: string, description: string): Bonus => ({
    ...{ memberId, source, wallet, description },
    cents: getPercent(cents, percent),
  });
  const [direct, ...others] = sponsors;
  if (market === 'bot')
    return [
      ...(direct === undefined
        ? []
        : [share(direct, 'REFERRAL', referralPercent, `Referral bonus for ${name}`)]),
      ...paired.map((memberId) => ({
        ...{ memberId, source: 'MATCHING' as const, wallet, cents: pairCents },
        description: 'Matching bonus for a pair',
      })),
    ];
  return [
    ...(direct === undefined ? [] : [share(direct, 'DIRECT', directPercent, `Direct bonus for ${name}`)]),
    ...others
      .slice(0, poolLevels)
      .map((memberId, index) =>
        share(memberId, 'POOL_LEVEL', poolPercent, `Pool level ${index + 2} bonus for ${name}`),
      ),
  ];
}
