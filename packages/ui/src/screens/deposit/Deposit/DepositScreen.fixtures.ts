import { fn } from 'storybook/test';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import type { DepositScreenProps } from './DepositScreen';
import type { DepositRow } from './History/depositDetail';
import type { PaymentMethod } from './paymentMethod';
import type { ReportValues } from './Report/reportForm';
import type { BalanceSync } from './Sync/SyncState';
import { ready } from '../../../remote.fixtures';

/** Both with a checksum. */
export const bep20 = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const trc20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

export const bank: PaymentMethod = { id: '3', name: 'Bank transfer', rate: '88.25' };
export const methods: readonly PaymentMethod[] = [
  { id: '1', name: 'USDT BEP20', network: 'USDT BEP20', least: '10.00' },
  { id: '2', name: 'USDT TRC20', network: 'USDT TRC20' },
  bank,
];

export const never: BalanceSync = { busy: false, checking: false };

const hashes = [
  '0x9c1185a5c5e9fc54612808977ee8f548b2258d31a4b7ce0f2b6d7d7c1f0a9e42',
  '0x3b0e7a6cf19d4a5f8e2c71b94d60a83f57ce1d29b8640f3aa7c25e91d0f84b76',
];

export const deposits: readonly DepositRow[] = [
  {
    id: '1',
    hash: hashes[0],
    href: `https://explorer.example/tx/${hashes[0]}`,
    amount: '2000.00',
    createdAt: '2026-11-20T09:02:00Z',
  },
  { id: '2', hash: hashes[1], amount: '150.5', createdAt: '2026-11-18T13:20:00Z' },
  { id: '3' },
];

export const synced: BalanceSync = {
  ...never,
  last: { at: Date.parse('2026-11-20T09:10:00Z'), deposits },
};

export const depositArgs = {
  methods: ready(methods),
  chosen: '1',
  address: ready({ methodId: '1', address: bep20 }),
  sync: never,
  balance: ready('12480.50'),
  report: idleWrite<ReportValues>(),
  now: Date.parse('2026-11-20T09:11:00Z'),
  onMethodChange: fn(),
  onCopy: fn(),
  onSync: fn(),
  onCheckingChange: fn(),
} satisfies DepositScreenProps;
