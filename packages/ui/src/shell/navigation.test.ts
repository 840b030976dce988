import { expect, test } from 'vitest';
import { activeEntry, navigation, visibleNavigation } from './navigation';

const labels = (flags: Parameters<typeof visibleNavigation>[0]) =>
  visibleNavigation(flags).flatMap(({ entries }) => entries.map(({ label }) => label));

// The portal's own pages are last.
test('lists the entries in the order of A §2 [A §2 Sidebar, B §2 Routes]', () => {
  expect(navigation.flatMap(({ entries }) => entries.map(({ href }) => href.slice('/user/'.length)))).toEqual(
    [
      'dashboard',
      'kyc',
      'manualDepositList',
      'packageList',
      'subscriptionHistory',
      'poolpackageList',
      'poolsubscriptionHistory',
      'transactions',
      'payouts',
      'manualWithdraw',
      'manualWithdrawList',
      'binaryList',
      'directList',
      'singleLeg',
      'direct',
      'downlineDetails',
      'rankDetails',
      'salary',
      'chat',
      'year',
      'security',
    ],
  );
});

test('no two entries have one icon, so the menu of icons names them apart', () => {
  const icons = navigation.flatMap(({ entries }) => entries.map(({ icon }) => icon));
  expect(new Set(icons).size).toBe(icons.length);
});

// If A §2 has only a path, the label is the screen's title (D13).
test('each entry has its label, in its group (A §2, D13) [A §2 Sidebar]', () => {
  expect(navigation.map(({ label, entries }) => [label, entries.map((entry) => entry.label)])).toEqual([
    [undefined, ['Dashboard', 'KYC']],
    ['Finance', ['Deposit']],
    ['Subscription', ['Purchase Package', 'Subscription History']],
    ['Live trading', ['Live Packages', 'Live Subscription History']],
    ['Generation', ['Transactions', 'Payouts']],
    ['Withdraw', ['Withdraw', 'Withdraw History']],
    [
      'Community View',
      ['Binary Tree', 'Direct Tree', 'Single Leg', 'Direct Referral Business', 'Total Downline Business'],
    ],
    [undefined, ['Rank Details', 'Royalty Details']],
    [undefined, ['Support', 'Your year', 'Security']],
  ]);
});

test.each([
  [{}, false, false],
  [{ hideBinary: 1 }, true, false],
  [{ hideSingleLeg: 1 }, false, true],
  [{ hideBinary: 0, hideSingleLeg: 0 }, false, false],
  [{ hideBinary: 2, hideSingleLeg: 2 }, false, false],
  [{ hideBinary: 1, hideSingleLeg: 1 }, true, true],
])(
  'with the flags %j Binary Tree shows: %s, Single Leg: %s (D14, A §6) [A §6 Menu flags, B §2 Routes]',
  (flags, binary, singleLeg) => {
    expect(labels(flags).includes('Binary Tree')).toBe(binary);
    expect(labels(flags).includes('Single Leg')).toBe(singleLeg);
  },
);

// B §2, D13.
test.each([
  ['/user/dashboard', 'Dashboard'],
  ['/user', 'Dashboard'],
  ['/user/kyc/', 'KYC'],
  ['/user/manualDepositList?method=1', 'Deposit'],
  ['/user/manualDepositBankList/9001', 'Deposit'],
  ['/user/pakageList', 'Purchase Package'],
  ['/user/packageList', 'Purchase Package'],
  ['/user/WithdrawList', 'Withdraw History'],
  ['/user/manualWithdraw', 'Withdraw'],
  ['/user/transactionsList', 'Transactions'],
  ['/user/direct', 'Direct Referral Business'],
  ['/user/directList', 'Direct Tree'],
  ['/user/salary#pairs', 'Royalty Details'],
  ['/user/chat', 'Support'],
])('%s highlights %s [A §2 Dashboard, A §2 Sidebar, B §2 Routes]', (path, label) => {
  expect(activeEntry(path)?.label).toBe(label);
});

test.each(
  'payouts payoutsRANK payoutsBOTLEVEL payoutsMATCHINGLEVEL payoutsREFERRALLEVEL payoutsBINARYLEVEL payoutsPerformance payoutsRanks poolpayoutsROI poolpayoutsRANK poolpayoutsBOTLEVEL'.split(
    ' ',
  ),
)('/user/%s highlights Payouts (D4) [A §2 Sidebar, B §2 Routes]', (variant) => {
  expect(activeEntry(`/user/${variant}`)?.label).toBe('Payouts');
});

test.each(['/user/profile', '/user/newsAll', '/user/payoutsX', '/login', '/user/transfer', '', '/'])(
  '%j highlights nothing [A §2 Sidebar]',
  (path) => {
    expect(activeEntry(path)).toBeUndefined();
  },
);

test('no path belongs to two entries', () => {
  const paths = navigation.flatMap(({ entries }) =>
    entries.flatMap(({ href, matches = [] }) => [href, ...matches]),
  );
  expect(new Set(paths).size).toBe(paths.length);
});
