import type { Breakage } from '../breakage';

/** Rules of transfer broken by hand. */
export const transferBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'B §2 Transfer.1', what: 'the sums are not shown' },
    file: 'packages/ui/src/screens/transfer/Transfer/TransferHead.tsx',
    ...{ from: 'cards={cards} expected', to: 'cards={[]} expected' },
  },
  {
    ...{ promise: 'B §2 Transfer.4', what: 'a column is called otherwise' },
    file: 'packages/ui/src/text/columnTitles.ts',
    ...{ from: `type: 'Transfer Type',`, to: `type: 'Type of Transfer',` },
  },
  {
    ...{ promise: 'B §2 Transfer.5', what: 'the arrow points the other way' },
    file: 'packages/ui/src/screens/transfer/Transfer/transferColumns.tsx',
    from: '<Wallet>{from} →</Wallet> <Wallet>{to}</Wallet>',
    to: '<Wallet>{to} →</Wallet> <Wallet>{from}</Wallet>',
  },
  {
    ...{ promise: 'B §2 Transfer.6', what: 'the date has dashes' },
    file: 'packages/ui/src/screens/transfer/Transfer/transferColumns.tsx',
    ...{ from: 'form="slashDay"', to: 'form="day"' },
  },
  {
    ...{ promise: 'B §2 Transfer.10', what: 'the page is not sent' },
    file: 'apps/portal/src/areas/transfer/transfer.view.ts',
    ...{ from: '=> ({ page, ...daysOnWire(filters) });', to: '=> ({ ...daysOnWire(filters), page: 1 });' },
  },
  {
    ...{ promise: 'B §3 Transfer record.1', what: 'wallets stand by their keys' },
    file: 'apps/portal/src/areas/transfer/transfer.view.ts',
    ...{ from: '(isWallet(key) ? walletNames[key] : named(key, 60))', to: 'named(key, 60)' },
  },
  {
    ...{ promise: 'B §3 Transfer record.2', what: 'the net amount is the whole one' },
    file: 'apps/portal/src/areas/transfer/transfer.view.ts',
    ...{ from: 'netAmount: amountOf(row.net_transfer_amount)', to: 'netAmount: amount' },
  },
  {
    ...{ promise: 'B §3 Transfer record.6', what: 'the two balances change places' },
    file: 'apps/portal/src/areas/transfer/transfer.view.ts',
    ...{ from: '{ payOut: from, payIn: to }', to: '{ payOut: to, payIn: from }' },
  },
  {
    ...{ promise: 'B §4 Transfer status.1', what: '2 is read as Approved' },
    file: 'apps/portal/src/areas/transfer/transfer.view.ts',
    ...{ from: `'2': 'rejected',`, to: `'2': 'approved',` },
  },
  {
    ...{ promise: 'B §4 Transfer status.2', what: 'an approved transfer reads Completed' },
    file: 'packages/ui/src/screens/transfer/Transfer/transferDetail.ts',
    ...{ from: '{ word: transferTexts.approved,', to: '{ word: withdrawTexts.completed,' },
  },
  {
    ...{ promise: 'B §4 Transfer status.3', what: 'the sandbox gives an approved transfer back' },
    file: 'apps/sandbox/src/ledger/movements.ts',
    from: `    { ...to, credit: amount },
`,
    to: `    { memberId: payerId, wallet: 'pay_out', credit: amount },
`,
  },
  {
    ...{ promise: 'B §4 Transfer.1', what: 'the receiving wallet gets less' },
    file: 'packages/ui/src/screens/transfer/Transfer/ConfirmTransfer.tsx',
    from: 'isSettled ? balances.to : undefined, addAmounts)',
    to: 'isSettled ? balances.to : undefined, subtractAmounts)',
  },
  {
    ...{ promise: 'B §4 Transfer.4', what: 'a success is not said' },
    file: 'apps/portal/src/areas/transfer/transfer.api.ts',
    from: `      invalidates: ['Transfers',`,
    to: `      quiet: true,
      invalidates: ['Transfers',`,
  },
  {
    ...{ promise: 'B §4 Transfer.5', what: 'the list is not read again' },
    file: 'apps/portal/src/areas/transfer/transfer.api.ts',
    ...{ from: `['Transfers', 'Dashboard',`, to: `['Dashboard',` },
  },
  {
    ...{ promise: 'B §4 Transfer.6', what: 'the form stays open after a success' },
    file: 'packages/ui/src/screens/transfer/Transfer/TransferScreen.tsx',
    from: `    setSeen(write.form.saved);
    setChoosing(false);
`,
    to: `    setSeen(write.form.saved);
`,
  },
  {
    ...{ promise: 'B §4 Transfer.7', what: 'the focus is lost after a success' },
    file: 'packages/ui/src/screens/transfer/Transfer/TransferHead.tsx',
    from: `      if (saved > 0) button.current?.focus();
`,
    to: `      if (saved > 1) button.current?.focus();
`,
  },
  {
    ...{ promise: 'B §4 Transfer.8', what: 'closing the question forgets the amount' },
    file: 'packages/ui/src/screens/transfer/Transfer/TransferScreen.tsx',
    from: '{choosing && <TransferDialog',
    to: '{choosing && write.asked === undefined && <TransferDialog',
  },
  {
    ...{ promise: 'B §4 Transfer.11', what: 'balances stand beside a transfer of unknown outcome' },
    file: 'packages/ui/src/screens/transfer/Transfer/ConfirmTransfer.tsx',
    ...{ from: 'const isSettled = attempt.unknown === undefined;', to: 'const isSettled = true;' },
  },
  {
    ...{ promise: 'B §4 Transfer.12', what: 'what was sent before a reload is not named' },
    file: 'packages/ui/src/screens/transfer/Transfer/UnansweredTransfer.tsx',
    from: 'unanswered === undefined || asked !== undefined',
    to: 'unanswered === undefined || asked === undefined',
  },
  {
    ...{ promise: 'B §4 Transfer.13', what: 'the sandbox takes a code that was sent for a withdrawal' },
    file: 'apps/sandbox/src/areas/transfer/create.ts',
    ...{ from: `, 'transfer', body)`, to: `, 'withdraw', body)` },
  },
  {
    ...{ promise: 'B §5 Transfer.1', what: 'no amount is needed' },
    file: 'packages/ui/src/screens/transfer/Transfer/transferForm.ts',
    from: `    ...(fault !== undefined && { amount: fault }),
`,
    to: '',
  },
  {
    ...{ promise: 'B §5 Transfer.2', what: 'no wallet is needed' },
    file: 'packages/ui/src/screens/transfer/Transfer/transferForm.ts',
    from: `    ...(wallet !== only && { wallet: errorTexts.fieldRequired }),
`,
    to: '',
  },
  {
    ...{ promise: 'B §5 Transfer.4', what: 'nobody is named as payee' },
    file: 'apps/portal/src/areas/transfer/transfer.view.ts',
    from: '{ wallet, transfer_amount: amount, payee },',
    to: `{ wallet, transfer_amount: amount, payee: '' },`,
  },
  {
    ...{ promise: 'B §5 Transfer.6', what: 'more than there is goes unsaid' },
    file: 'packages/ui/src/screens/transfer/Transfer/transferForm.ts',
    ...{ from: 'return isMore ? transferWords.moreThanBalance : undefined;', to: 'return undefined;' },
  },
  {
    ...{ promise: 'B §5 Transfer.7', what: 'an amount of 0 opens the question' },
    file: 'packages/ui/src/screens/transfer/Transfer/transferForm.ts',
    from: `amount !== undefined && !isZeroAmount(typed)
`,
    to: `amount !== undefined
`,
  },
  {
    ...{ promise: 'B §5 Transfer.8', what: 'the sandbox moves money in anybody’s name' },
    file: 'apps/sandbox/src/areas/transfer/create.ts',
    ...{ from: 'body.payee.toLowerCase() !== member.username.toLowerCase()', to: `body.payee === ''` },
  },
  {
    ...{ promise: 'B §8 Transfer failed.1', what: 'a failure has the words of a filter' },
    file: 'apps/portal/src/areas/transfer/transfer.api.ts',
    from: 'failure: errorTexts.requestFailedLogin,',
    to: 'failure: errorTexts.requestFailedPleaseLogin,',
  },
  {
    ...{ promise: 'B §9 Transfer wallets.2', what: 'the transfer goes the other way' },
    file: 'packages/ui/src/screens/transfer/Transfer/transferForm.ts',
    ...{ from: `const only = 'pay_out_to_pay_in';`, to: `const only = 'pay_in_to_pay_out';` },
  },
  {
    ...{ promise: 'B §9 Transfer wallets.3', what: 'the sandbox moves it into the Live Wallet' },
    file: 'apps/sandbox/src/areas/transfer/create.ts',
    from: `transferred(memberId, 'pay_out', 'pay_in', cents, at)`,
    to: `transferred(memberId, 'pay_out', 'live', cents, at)`,
  },
];
