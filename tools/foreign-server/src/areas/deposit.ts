import type { MemberCall } from '../http/call';
import { invalid, modelNotFound, parseAmount, requireFields } from '../http/refusals';
import { get, post, type Reply, type Route } from '../http/routes';
import { amount, id, moment, optional } from '../values';

const addresses: Readonly<Record<string, string>> = {
  '1': '0x52908400098527886E0F7030069857D2E4169EE7',
  '2': 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
};

const readMethods = ({ on }: MemberCall): Reply => ({
  methods: {
    data: [
      { id: id(1), name: on.equalMethods ? 'USDT' : 'USDT BEP20', network_name: 'BEP20' },
      { id: id(2), name: on.equalMethods ? 'USDT' : 'USDT TRC20', network_name: 'TRC20' },
    ],
  },
});

function readAddress({ query }: MemberCall): Reply {
  const method = query.get('payment_method_id') ?? '';
  const address = addresses[method];
  if (address === undefined) throw modelNotFound('PaymentMethod', method);
  return { data: { address } };
}

/** Books what has arrived since the last sync. */
function sync({ state, member }: MemberCall): Reply {
  const { incoming } = member;
  if (incoming > 0) {
    member.incoming = 0;
    state.book(member, {
      wallet: 'pay_in',
      type: 'credit',
      cents: incoming,
      note: 'Deposit',
      source: 'DEPOSIT',
    });
    member.deposits.unshift({ hash: 'c0ffee00'.repeat(8), cents: incoming, at: Date.now() });
  }
  const data = member.deposits.map(({ hash, cents, at }) => ({
    ...{ thash: optional(hash), amount: amount(cents), created_at: moment(at) },
  }));
  return { msg: incoming > 0 ? 'Balance updated.' : 'No new deposit.', list: { data } };
}

function deposit({ body, files }: MemberCall): Reply {
  requireFields(body, 'amount', 'bank_id', 'transaction_id');
  if (parseAmount(body, 'amount') === 0) throw invalid({ amount: ['The amount must be at least 1.'] });
  if (files.length === 0) throw invalid({ image: ['The image field is required.'] });
  return { msg: 'Deposit request sent.' };
}

export const depositRoutes: readonly Route[] = [
  get('/available-payment-methods', readMethods, 'type'),
  get('/fetch-address', readAddress, 'payment_method_id'),
  get('/balance-sync', sync, 'payment_method_id'),
  post('/manual-deposit', deposit),
];
