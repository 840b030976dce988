import { fn } from 'storybook/test';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import type { Mt5AccountGlance } from './Accounts/AccountCard';
import type { Mt5Transaction } from './Lists/mt5Details';
import type { Mt5Trade } from './Lists/tradeDetail';
import type { Mt5Account } from './mt5Account';
import type { Mt5AccountScreenProps } from './Mt5AccountScreen';
import type { Mt5Passwords } from './Passwords/ShownPasswords';
import { asking } from '../../../forms/StepUp/stepUp.fixtures';

export const liveAccount: Mt5Account = {
  login: '70018842',
  balance: '5624.75',
  credit: '0.00',
  leverage: '1:100',
  assets: '0.00',
  equity: '5613.4088',
  freeMargin: '5493.2676',
  margin: '120.1412',
  marginLevel: '4672.34',
  floating: '-11.3412',
  investorPassword: 'Iv3-open-window',
  live: true,
  type: 'live',
  passwordChangeable: true,
};

/** The summary of the shown account. */
export const liveGlance: Mt5AccountGlance = {
  ...{ login: liveAccount.login, nickname: 'Long term', server: 'Live-01' },
  ...{ balance: liveAccount.balance, equity: liveAccount.equity },
};

export const secondGlance: Mt5AccountGlance = {
  ...{ login: '5012345.7', server: 'Live-02', balance: '460.00', equity: '471.2' },
};

export const passwords: Mt5Passwords = { main: 'Mx7-quiet-river', investor: 'Iv3-open-window' };

export const transactions: readonly Mt5Transaction[] = [
  {
    id: '0',
    serial: 11,
    platform: 'MT5',
    amount: '250.00',
    direction: 'credit',
    type: 'credit',
    txType: 'Deposit',
    at: '2026-11-12T10:20:00Z',
  },
  {
    id: '1',
    serial: 12,
    platform: 'MT5',
    amount: '80.00',
    direction: 'debit',
    type: 'debit',
    txType: 'Withdrawal',
    at: '2026-11-02T08:05:00Z',
  },
  { id: '2', serial: 13, type: 'swap' },
];

const trades: readonly Mt5Trade[] = [
  {
    id: '0',
    side: 'buy',
    symbol: 'EURUSD',
    price: '1.08423',
    volume: '0.5',
    position: '1.08211',
    profit: '106',
  },
  {
    id: '1',
    side: 'sell',
    symbol: 'USDJPY',
    price: '151.204',
    volume: '1',
    position: '150.877',
    profit: '-216.2641',
  },
  {
    id: '2',
    side: 'buy',
    symbol: 'XAUUSD',
    price: '2410.1',
    volume: '0.01',
    position: '2410.1',
    profit: '0',
  },
  { id: '3' },
];

export const showing = (account: Mt5Account): Mt5AccountScreenProps['account'] => ({
  state: 'ready',
  data: { kind: 'account', account },
});

export const mt5Args = {
  account: showing(liveAccount),
  login: liveAccount.login,
  accounts: [liveGlance],
  readAt: Date.parse('2026-11-20T09:00:00Z'),
  stale: false,
  tab: 'transactions',
  transactions: pagedList(transactions),
  trades: pagedList(trades),
  exportingTrades: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  now: Date.parse('2026-11-20T09:00:00Z'),
  change: { busy: false, saved: 0 },
  viewing: {
    form: { busy: false, saved: 0 },
    verification: { ...asking, authType: 'mpin' },
    onOpen: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
  onTabChange: fn(),
  onAccountChange: fn(),
  onRefresh: fn(),
  onDepositOpen: fn(),
  onPasswordChange: fn(),
} satisfies Mt5AccountScreenProps;
