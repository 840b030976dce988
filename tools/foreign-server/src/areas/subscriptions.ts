import type { MemberCall } from '../http/call';
import { paginate } from '../http/paginate';
import { modelNotFound, refused, requireFields } from '../http/refusals';
import { get, post, type Reply, type Route } from '../http/routes';
import type { Subscription } from '../state/member';
import { amount, id, moment, optional, type Fields } from '../values';
import { checkCode } from './access';
import { amountCard } from './cards';

const toBot = ({ member }: MemberCall, { id: at, package: name, cents, status, at: made }: Subscription) => ({
  ...{ id: id(at), username: member.username, invoice_id: `INV-${at}`, package: name, price: amount(cents) },
  ...{ created_at: moment(made), end_date: moment(), status, name: member.name, country: 'India' },
  amount_paid: amount(cents),
});

const toLive = ({ member }: MemberCall, one: Subscription): Fields => ({
  ...{
    id: id(one.id),
    username: member.username,
    is_mt5: one.isMt5 ? 1 : 0,
    is_mt5_account: one.account ? 1 : 0,
  },
  ...{ account_number: optional(one.account ?? null), package_account_number: optional(null) },
  ...{ package: one.package, price: amount(one.cents), paid_roi_amount: amount(0) },
  ...{ roi_limit: amount(one.cents * 2), created_at: moment(one.at), status: one.status },
});

const readBots = (call: MemberCall): Reply => ({
  data: paginate(
    call,
    call.member.bots.map((one) => toBot(call, one)),
  ),
  cancel_data: {},
});

const readLives = (call: MemberCall): Reply => ({
  data: paginate(
    call,
    call.member.lives.map((one) => toLive(call, one)),
  ),
  currency: '$',
  cancel_data: {
    fees: call.on.amountFees ? amount(2_500) : [amountCard(call.on, 'Cancellation fee', 2_500)],
    cancel_package: 1,
  },
});

function cancel(call: MemberCall, rows: Subscription[], asked: string | undefined): Reply {
  requireFields(call.body, 'reason');
  const found = rows.find((one) => String(one.id) === asked);
  if (!found) throw modelNotFound('Subscription', asked ?? '');
  if (found.status !== 1) throw refused('This subscription is not active.');
  checkCode(call, call.member);
  found.status = 3;
  return { message: 'Cancellation requested.' };
}

export const subscriptionRoutes: readonly Route[] = [
  get('/subscriptions', readBots),
  get('/live-subscriptions', readLives),
  post('/subscription-cancel', (call) => cancel(call, call.member.bots, call.body['id'])),
  post('/cancel-live-subscription-{id}', (call) => cancel(call, call.member.lives, call.params['id'])),
];
