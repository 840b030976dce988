import type { Market, Upline } from './countPurchase';
import type { PayoutSource } from './payoutSources';
import type { WalletKey } from '../data/schema/columns';
import { type Cents, getPercent } from '../ledger/amount';

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
