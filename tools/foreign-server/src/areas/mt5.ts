import type { MemberCall } from '../http/call';
import { paginate } from '../http/paginate';
import { modelNotFound, requireFields } from '../http/refusals';
import { get, post, type Reply, type Route } from '../http/routes';
import { amount, moment, optional } from '../values';
import { checkCode } from './access';

const hour = 3_600_000;

function findAccount({ member, params }: MemberCall): string {
  const found = member.lives.find(({ account }) => account === params['account'])?.account;
  if (found === undefined) throw modelNotFound('Mt5Account', params['account'] ?? '');
  return found;
}

function readDetails(call: MemberCall): Reply {
  const Login = findAccount(call);
  const { on, member } = call;
  const log = Array.from({ length: 14 }, (_, at) => ({
    ...{ platform: 'MT5', amount: amount(10_000 + at * 100), type: at % 2 ? 'credit' : 'debit' },
    ...{ transaction_type: 'Balance', created_at: moment(member.joined + at * hour) },
  }));
  const trades = Array.from({ length: 13 }, (_, at) => ({
    ...{ trade_action: at % 2, trade_symbol: 'EURUSD', trade_price: '1.08765', trade_volume: '0.1000' },
    ...{ trade_price_position: '1.08432', trade_profit: at % 3 ? amount(1_250) : amount(-340) },
  }));
  const names = on.ownPageNames ? ['log_page', 'trade_page'] : ['page', 'page'];
  return {
    account_details: {
      ...{ Login, Balance: amount(1_250_050), Credit: amount(0), MarginLeverage: 500, Assets: amount(0) },
      ...{ Equity: amount(1_260_000), MarginFree: amount(1_200_000), Margin: amount(60_000) },
      ...{ MarginLevel: amount(210_000), Floating: amount(9_950) },
    },
    more_details: [
      { title: 'Server', value: 'Live-1' },
      { title: 'Platform', value: 'MT5' },
      { title: 'Investor Password', value: optional('inv123') },
    ],
    group_details: { account_type: 'live', master_password_shown: 1 },
    balance_log: paginate(call, log, names[0]),
    trade: paginate(call, trades, names[1]),
  };
}

function readPasswords(call: MemberCall): Reply {
  findAccount(call);
  checkCode({ ...call, body: Object.fromEntries(call.query) }, call.member);
  return { data: { main_pass: 'Main#123', investor_pass: 'inv123' } };
}

function addAccount({ member, body }: MemberCall): Reply {
  requireFields(body, 'account_number', 'subscription_id');
  const found = member.lives.find(({ id }) => String(id) === body['subscription_id']);
  if (!found) throw modelNotFound('LiveSubscription', body['subscription_id'] ?? '');
  found.account = body['account_number'] ?? '';
  return { message: 'Account added.' };
}

export const mt5Routes: readonly Route[] = [
  get('/mt5/user-account-details/{account}', readDetails, 'log_page', 'trade_page'),
  get('/mt5/fetch-password/{account}', readPasswords, 'otp', 'mpin', 'authenticator'),
  post('/mt5/user-account-add', addAccount),
  post('/mt5/change-password', ({ body }) => {
    requireFields(body, 'password', 'account_number');
    return { message: 'Password changed.' };
  }),
];
