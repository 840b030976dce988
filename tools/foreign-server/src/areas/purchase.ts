import type { MemberCall } from '../http/call';
import { invalid, modelNotFound, parseAmount, requireFields } from '../http/refusals';
import { get, post, type Reply, type Route } from '../http/routes';
import type { Member } from '../state/member';
import type { Settings } from '../switches';
import { amount, id, optional, type Fields } from '../values';
import { amountCard } from './cards';

interface Plan {
  id: number;
  name: string;
  min: number;
  max: number;
  roi?: number;
  isMt5: boolean;
}

const bots: readonly Plan[] = [
  { id: 1, name: 'Starter Bot', min: 10_000, max: 10_000, isMt5: false },
  { id: 2, name: 'Growth Bot', min: 50_000, max: 500_000, isMt5: false },
  { id: 3, name: 'Whale Bot', min: 500_000, max: 10_000_000, isMt5: false },
];
const lives: readonly Plan[] = [
  { id: 1, name: 'Pamm Basic', min: 10_000, max: 100_000, roi: 6, isMt5: false },
  { id: 2, name: 'Live Pro', min: 100_000, max: 10_000_000, roi: 9, isMt5: true },
];

const toPackage = (plan: Plan): Fields => ({
  ...{ id: id(plan.id), name: plan.name, type: plan.min === plan.max ? 'fixed' : 'variable' },
  price: plan.min === plan.max ? amount(plan.min) : optional(null),
  ...{ minimum_price: amount(plan.min), maximum_price: amount(plan.max), is_mt5: plan.isMt5 ? 1 : 0 },
  ...(plan.roi !== undefined && { roi_percentage: amount(plan.roi * 100) }),
});

/** The balance to buy with, as one amount or by wallet (D131). */
function toBalance(on: Settings, { wallets }: Member): Fields {
  if (on.noBalance) return {};
  return { balance: on.amountBalance ? amount(wallets.pay_in) : { pay_in: amount(wallets.pay_in) } };
}

const buy =
  (plans: readonly Plan[], kind: 'bots' | 'lives') =>
  ({ state, member, body }: MemberCall): Reply => {
    requireFields(body, 'package_id', 'investment_amount', 'username');
    const plan = plans.find((one) => String(one.id) === body['package_id']);
    if (!plan) throw modelNotFound('Package', body['package_id'] ?? '');
    const owner = state.find(body['username']);
    if (!owner) throw invalid({ username: ['The selected username is invalid.'] });
    const cents = parseAmount(body, 'investment_amount');
    if (cents < plan.min || cents > plan.max)
      throw invalid({ investment_amount: ['The investment amount is out of range.'] });
    state.book(member, { wallet: 'pay_in', type: 'debit', cents, note: plan.name, source: 'PACKAGE' });
    const bought = { id: state.nextId(), at: Date.now(), package: plan.name, cents, isMt5: plan.isMt5 };
    owner[kind].unshift({ ...bought, status: 1 });
    return { message: 'Package subscribed.' };
  };

export const purchaseRoutes: readonly Route[] = [
  get('/packages', () => ({ data: bots.map(toPackage) })),
  get('/live-packages', ({ on, member }) => ({
    data: lives.map(toPackage),
    more_details: [amountCard(on, 'Total Live', member.wallets.live)],
    ...toBalance(on, member),
  })),
  post('/subscription/store', buy(bots, 'bots')),
  post('/live-subscription', buy(lives, 'lives')),
];
