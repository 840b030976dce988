import type { MemberCall } from '../http/call';
import { inDays, pageOrAll, paginate } from '../http/paginate';
import { invalid, parseAmount, requireFields } from '../http/refusals';
import { get, post, type Reply, type Route } from '../http/routes';
import type { Wallet, Withdrawal } from '../state/member';
import { walletNames } from '../state/state';
import { amount, id, moment, optional, type Fields } from '../values';
import { checkCode } from './access';
import { amountCard, countCard, sourceOptions } from './cards';

const rate = 8_325;

function parseWallet(body: Record<string, string>): Wallet {
  const found = walletNames.find((one) => one === body['wallet']);
  if (!found) throw invalid({ wallet: ['The selected wallet is invalid.'] });
  return found;
}

const total = (rows: readonly { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

const readWithdraw = ({ on, member }: MemberCall): Reply => ({
  more_details: [
    amountCard(on, 'Total Withdrawn', total(member.withdrawals)),
    countCard(on, 'Requests', member.withdrawals.length),
  ],
  balance: {
    ...{ pay_out: amount(member.wallets.pay_out), live: amount(member.wallets.live) },
    fixed: amount(member.wallets.fixed),
  },
  conversion_rate: amount(rate),
});

function withdraw(call: MemberCall): Reply {
  const { state, member, body } = call;
  requireFields(body, 'wallet', 'amount');
  const wallet = parseWallet(body);
  const cents = parseAmount(body, 'amount');
  if (cents === 0) throw invalid({ amount: ['The amount must be at least 10.'] });
  checkCode(call, member);
  state.book(member, { wallet, type: 'debit', cents, note: 'Withdrawal', source: 'WITHDRAW' });
  member.withdrawals.unshift({ id: state.nextId(), at: Date.now(), cents, status: 0 });
  return { message: 'Withdrawal request sent.' };
}

const toWithdrawal = ({ member: { profile } }: MemberCall, one: Withdrawal): Fields => ({
  ...{
    id: id(one.id),
    code: `WD-${one.id}`,
    coin_type: 'crypto',
    type: 'Withdraw',
    t_hash: one.hash ?? null,
  },
  ...{ network: profile['withdrawal_coin'] ?? null, address: profile['withdrawal_address'] ?? null },
  ...{ amount_from: amount(one.cents), amount_to: amount(one.cents), net_amount: amount(one.cents * 0.95) },
  ...{ remarks: optional(one.remarks ?? null), status: one.status, created_at: moment(one.at) },
});

const readTransfers = (call: MemberCall): Reply => ({
  data: paginate(
    call,
    call.member.transfers.map((one) => ({
      ...{ id: id(one.id), payer: call.member.username, payee: call.member.username, from_wallet: 'pay_out' },
      ...{ to_wallet: 'pay_in', transfer_amount: amount(one.cents), net_transfer_amount: amount(one.cents) },
      ...{ transfer_type: 'self', comment: optional(one.comment ?? null), status: one.status },
      created_at: moment(one.at),
    })),
  ),
  more_details: [amountCard(call.on, 'Out going Wallet', call.member.wallets.pay_out)],
});

function transfer(call: MemberCall): Reply {
  const { state, member, body } = call;
  requireFields(body, 'wallet', 'transfer_amount', 'payee');
  if (body['wallet'] !== 'pay_out_to_pay_in') throw invalid({ wallet: ['The selected wallet is invalid.'] });
  const cents = parseAmount(body, 'transfer_amount');
  checkCode(call, member);
  const booking = { cents, note: 'Transfer', source: 'TRANSFER' };
  state.book(member, { ...booking, wallet: 'pay_out', type: 'debit' });
  state.book(member, { ...booking, wallet: 'pay_in', type: 'credit' });
  member.transfers.unshift({ id: state.nextId(), at: Date.now(), cents, status: 1 });
  return { message: 'The amount has been sent.' };
}

/** Keeps the rows whose fields equal the query's. */
const matching = <Row>({ query }: MemberCall, rows: readonly Row[], toFields: (row: Row) => Fields) =>
  rows.filter((row) =>
    Object.entries(toFields(row)).every(([name, value]) =>
      [null, '', String(value)].includes(query.get(name)),
    ),
  );

function readTransactions(call: MemberCall): Reply {
  const { on, member } = call;
  const rows = matching(call, inDays(call, member.transactions), ({ wallet, type, source }) => ({
    ...{ wallet, type, source },
  }));
  const cards = walletNames.map((name) => amountCard(on, name.replace('_', ' '), member.wallets[name]));
  return {
    data: pageOrAll(
      call,
      rows.map(({ id: at, wallet, type, cents, note, source, at: made }) => ({
        ...{ id: id(at), wallet, type, value: amount(cents), note, source, created_at: moment(made) },
      })),
    ),
    ...{ more_details: [{ title: 'Balances', body: cards }] },
    source: sourceOptions(on, ['DEPOSIT', 'REFERRAL', 'TRANSFER', 'WITHDRAW', 'PACKAGE']),
  };
}

function readPayouts(call: MemberCall): Reply {
  const rows = matching(call, inDays(call, call.member.payouts), ({ source, isPaid }) => ({
    ...{ source, is_paid: isPaid ? 1 : 0 },
  }));
  return {
    data: pageOrAll(
      call,
      rows.map(({ id: at, from, cents, source, isPaid, at: made }) => ({
        ...{ id: id(at), from_username: from, wallet: 'pay_out', amount: amount(cents) },
        ...{ description: `Bonus from ${from}`, source, is_paid: isPaid ? 1 : 0, created_at: moment(made) },
      })),
    ),
    source: sourceOptions(call.on, ['REFERRAL', 'MATCHING', 'ROI']),
  };
}

export const moneyRoutes: readonly Route[] = [
  get('/withdraw', readWithdraw),
  post('/withdraw', withdraw),
  get('/user/manual/withdraw/list', (call) => ({
    data: paginate(
      call,
      call.member.withdrawals.map((one) => toWithdrawal(call, one)),
    ),
  })),
  get('/transfer', readTransfers),
  post('/transfer/amount', transfer),
  get('/transactions', readTransactions, 'wallet', 'type', 'source', 'export'),
  get('/payouts', readPayouts, 'source', 'is_paid', 'export'),
];
