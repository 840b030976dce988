import type { Breakage } from '../breakage';

/** Rules of transactions broken by hand. */
export const transactionsBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'B §2 Transactions.1', what: 'two columns have one title' },
    file: 'packages/ui/src/screens/transactions/Transactions/movementColumns.tsx',
    ...{ from: 'title: movementTitles.source,', to: 'title: movementTitles.description,' },
  },
  {
    ...{ promise: 'B §2 Transactions.2', what: 'a credit loses its plus' },
    file: 'packages/ui/src/screens/transactions/Transactions/movementDetail.ts',
    ...{ from: 'signed: credit,', to: 'signed: false,' },
  },
  {
    ...{ promise: 'B §2 Transactions.4', what: 'the type can not be filtered by' },
    file: 'apps/portal/src/areas/transactions/transactions.view.ts',
    from: `      { value: 'debit', label: directionWords.debit },
`,
    to: '',
  },
  {
    ...{ promise: 'B §2 Transactions.5', what: 'the Hold Wallet is no choice' },
    file: 'apps/portal/src/areas/transactions/transactions.view.ts',
    from: 'Object.entries(walletNames).map(',
    to: `Object.entries(walletNames).filter(([key]) => key !== 'hold').map(`,
  },
  {
    ...{ promise: 'B §2 Transactions.6', what: 'what filters now is no choice any more' },
    file: 'apps/portal/src/shared/lists/filterSources.ts',
    ...{ from: 'isNamed ? sources : [...sources, { value: now, label: now }]', to: 'sources' },
  },
  {
    ...{ promise: 'B §2 Transactions.7', what: 'the type is not sent' },
    file: 'apps/portal/src/areas/transactions/transactions.view.ts',
    from: `    ...(isDirection(type) && { type }),
`,
    to: '',
  },
  {
    ...{ promise: 'B §2 Transactions.8', what: 'the wallet that came along filters nothing' },
    file: 'apps/portal/src/areas/transactions/transactionViews.ts',
    ...{ from: 'new URLSearchParams({ wallet: filterBy })', to: 'new URLSearchParams({ filterBy })' },
  },
  {
    ...{ promise: 'B §2 Transactions.9', what: 'any text that came along filters' },
    file: 'apps/portal/src/areas/transactions/transactionViews.ts',
    ...{ from: 'isWallet(filterBy) ?', to: `typeof filterBy === 'string' ?` },
  },
  {
    ...{ promise: 'B §2 Transactions.11', what: 'the time has twenty-four hours' },
    file: 'packages/ui/src/screens/transactions/Transactions/movementColumns.tsx',
    ...{ from: 'form="dayTime12"', to: 'form="dayTime"' },
  },
  {
    ...{ promise: 'B §2 Transactions.12', what: 'the way to Transfer leads to the withdrawals' },
    file: 'packages/ui/src/screens/transactions/Transactions/TransactionsScreen.tsx',
    ...{ from: 'addresses.transfer}', to: 'addresses.withdrawals}' },
  },
  {
    ...{ promise: 'B §2 Transactions.16', what: 'the sandbox’s links forget the type' },
    file: 'apps/sandbox/src/areas/transactions/list.ts',
    from: 'filters: { wallet, type, source, from_date, to_date },',
    to: 'filters: { wallet, type: undefined, source, from_date, to_date },',
  },
  {
    ...{ promise: 'B §2 Transactions.17', what: 'the sandbox leaves the last day out' },
    file: 'apps/sandbox/src/wire/dates.ts',
    ...{ from: 'before: to && new Date(to.getTime() + dayMs)', to: 'before: to' },
  },
  {
    ...{ promise: 'B §2 Transactions.18', what: 'the sandbox’s balance forgets the debits' },
    file: 'apps/sandbox/src/areas/transactions/cards.ts',
    ...{ from: `amountCard('Balance', credit - debit)`, to: `amountCard('Balance', credit)` },
  },
  {
    ...{ promise: 'B §3 Transaction record.2', what: 'a wallet’s label is mended' },
    file: 'packages/ui/src/text/wire/titles.ts',
    ...{ from: `fixed: 'Pamm Wallet'`, to: `fixed: 'PAMM Wallet'` },
  },
  {
    ...{ promise: 'B §3 Transaction record.3', what: 'a debit is above zero' },
    file: 'apps/portal/src/areas/transactions/transactions.view.ts',
    from: `direction === 'debit' && value !== undefined ? subtractAmounts('0', value) : value`,
    to: 'value',
  },
  {
    ...{ promise: 'B §3 Transaction record.4', what: 'sources stand by their keys' },
    file: 'apps/portal/src/shared/lists/filterSources.ts',
    ...{ from: 'label: label || id', to: 'label: id' },
  },
  {
    ...{ promise: 'B §3 Transaction record.5', what: 'a card with sub-cards shows an empty figure' },
    file: 'apps/portal/src/shared/lists/moreDetails.ts',
    from: 'const hasOwn = parts.length === 0 || textOf(fields.value) !== undefined;',
    to: 'const hasOwn = true;',
  },
  {
    ...{ promise: 'B §3 Transaction record.6', what: 'a long description is cut' },
    file: 'apps/portal/src/areas/transactions/transactions.view.ts',
    ...{ from: 'wordsOf(fields.note, longestNote)', to: 'wordsOf(fields.note)' },
  },
];
