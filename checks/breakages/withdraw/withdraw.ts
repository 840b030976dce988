import type { Breakage } from '../breakage';

/** Rules of withdraw broken by hand. */
export const withdrawBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'B §2 Manual Withdraw.3', what: 'the card leaves the IFSC out' },
    file: 'packages/ui/src/components/DestinationDetails/DestinationDetails.tsx',
    from: `          <FigureRow label={destinationDetailsWords.ifsc}>{ifsc}</FigureRow>
`,
    to: '',
  },
  {
    ...{ promise: 'B §2 Manual Withdraw.5', what: 'the balance after is the one before' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/withdrawal.ts',
    ...{ from: 'after: subtractAmounts(before, amount)', to: 'after: before' },
  },
  {
    ...{ promise: 'B §2 Manual Withdraw.7', what: 'Next is on without a destination' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/WithdrawForm.tsx',
    from: `destination.state === 'ready' && destination.data.kind !== 'none'`,
    to: `destination.state === 'ready'`,
  },
  {
    ...{ promise: 'B §2 Manual Withdraw.9', what: 'the way to Transfer leads to the transactions' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/WithdrawScreen.tsx',
    ...{ from: 'addresses.transfer}', to: 'addresses.transactions}' },
  },
  {
    ...{ promise: 'B §2 Withdraw History.1', what: 'a column is called otherwise' },
    file: 'packages/ui/src/text/columnTitles.ts',
    ...{ from: `method: 'Method',`, to: `method: 'Coin',` },
  },
  {
    ...{ promise: 'B §2 Withdraw History.2', what: 'Bank and Crypto change places' },
    file: 'packages/ui/src/text/columnTitles.ts',
    ...{ from: `{ bank: 'Bank', crypto: 'Crypto' }`, to: `{ bank: 'Crypto', crypto: 'Bank' }` },
  },
  {
    promise: 'B §2 Withdraw History.4',
    what: 'each network’s hash is looked up in the other’s explorer',
    file: 'apps/portal/src/shared/wire/explorers.ts',
    from: '{ BEP20: explorers.bep20, TRC20: explorers.trc20 }',
    to: '{ BEP20: explorers.trc20, TRC20: explorers.bep20 }',
  },
  {
    ...{ promise: 'B §2 Withdraw History.5', what: 'a hash with more behind it enters the link' },
    file: 'apps/portal/src/shared/wire/explorers.ts',
    ...{ from: '/^[A-Za-z0-9]{20,100}$/', to: '/^[A-Za-z0-9]{20,100}/' },
  },
  {
    ...{ promise: 'B §2 Withdraw History.7', what: 'rupees are shown as dollars' },
    file: 'packages/ui/src/screens/withdraw/WithdrawHistory/withdrawalDetail.ts',
    ...{ from: `(method === 'bank' ? 'inr' : 'usd')`, to: `'usd'` },
  },
  {
    ...{ promise: 'B §2 Withdraw History.8', what: 'Action Time loses its time' },
    file: 'packages/ui/src/screens/withdraw/WithdrawHistory/withdrawalColumns.tsx',
    ...{ from: 'form="slashDayTime"', to: 'form="slashDay"' },
  },
  {
    ...{ promise: 'B §2 Withdraw History.12', what: 'the days of the filter are not sent' },
    file: 'apps/portal/src/areas/withdraw/withdrawals.view.ts',
    ...{ from: '({ page, ...daysOnWire(filters) })', to: '({ page })' },
  },
  {
    ...{ promise: 'B §3 Withdrawals.4', what: 'a record without a method is to nowhere' },
    file: 'apps/portal/src/areas/withdraw/withdrawals.view.ts',
    from: `if (textOf(row.ac_no) !== undefined) return 'bank';`,
    to: '',
  },
  {
    ...{ promise: 'B §3 Withdrawals.6', what: 'a page under data is not read' },
    file: 'apps/portal/src/areas/withdraw/withdraw.view.ts',
    ...{ from: 'answer.balance === undefined ? fieldsOf(answer.data) : answer', to: 'answer' },
  },
  {
    ...{ promise: 'B §3 Withdrawals.7', what: 'a rate of zero is a rate' },
    file: 'apps/portal/src/areas/withdraw/withdraw.view.ts',
    ...{ from: 'rate !== undefined && /[1-9]/.test(rate) &&', to: 'rate !== undefined &&' },
  },
  {
    ...{ promise: 'B §3 Withdrawals.10', what: 'every code goes out as otp' },
    file: 'apps/portal/src/areas/withdraw/withdraw.view.ts',
    from: `    authType,
    code,
  );`,
    to: `    'otp',
    code,
  );`,
  },
  {
    ...{ promise: 'B §3 Withdrawals.11', what: 'bank_id is the member’s, not the profile’s' },
    file: 'apps/portal/src/areas/withdraw/withdraw.view.ts',
    ...{ from: 'fieldsOf(fieldsOf(fieldsOf(user).data).profile).id', to: 'fieldsOf(fieldsOf(user).data).id' },
  },
  {
    ...{ promise: 'B §3 Withdrawals.13', what: 'the sandbox pays to another member’s profile' },
    file: 'apps/sandbox/src/areas/withdraw/destination.ts',
    ...{ from: 'String(bankId) !== String(memberId)', to: 'String(bankId) === String(memberId)' },
  },
  {
    ...{ promise: 'B §4 Withdrawal status.1', what: '2 is read as Completed' },
    file: 'apps/portal/src/areas/withdraw/withdrawals.view.ts',
    ...{ from: `'2': 'rejected',`, to: `'2': 'completed',` },
  },
  {
    ...{ promise: 'B §4 Withdrawal status.2', what: 'a rejected withdrawal reads Completed' },
    file: 'packages/ui/src/screens/withdraw/WithdrawHistory/withdrawalDetail.ts',
    ...{ from: '{ word: withdrawTexts.rejected,', to: '{ word: withdrawTexts.completed,' },
  },
  {
    ...{ promise: 'B §4 Withdraw.4', what: 'two presses send twice' },
    file: 'packages/ui/src/confirm/VerifyDialog/VerifyForm.tsx',
    ...{ from: 'useSinglePress(onConfirmed, lock)', to: 'onConfirmed' },
  },
  {
    ...{ promise: 'B §4 Withdraw.7', what: 'the transactions are not read again' },
    file: 'apps/portal/src/areas/withdraw/withdraw.api.ts',
    from: `invalidates: ['Withdrawals', 'Dashboard', 'Transactions'],`,
    to: `invalidates: ['Withdrawals', 'Dashboard'],`,
  },
  {
    ...{ promise: 'B §4 Withdraw.9', what: 'a refused code stays in its boxes' },
    file: 'packages/ui/src/confirm/VerifyDialog/VerifyForm.tsx',
    ...{ from: `<FormAnswer form={form} used={['code']} />`, to: '<FormAnswer form={form} />' },
  },
  {
    ...{ promise: 'B §4 Withdraw.10', what: 'what is wrong with the amount stays in the dialog' },
    file: 'apps/portal/src/shared/writes/confirmedAnswer.ts',
    ...{ from: '.some((field) => !own.includes(field))', to: '.every((field) => own.includes(field))' },
  },
  {
    ...{ promise: 'B §4 Withdraw.11', what: 'a lost answer asks for the code again' },
    file: 'packages/ui/src/confirm/VerifyDialog/VerifyForm.tsx',
    ...{ from: `unknown === undefined || unknown === 'codeNeeded'`, to: 'true' },
  },
  {
    ...{ promise: 'B §4 Withdraw.12', what: 'a reload empties the form' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/WithdrawCard.tsx',
    ...{ from: 'draftOf(write.unanswered?.values ?? { wallet })', to: 'draftOf({ wallet })' },
  },
  {
    ...{ promise: 'B §4 Withdraw.13', what: 'a lost answer takes another key' },
    file: 'apps/portal/src/shared/writes/writeKeeper.ts',
    ...{ from: `if (fate === 'done' || fate === 'refused') {`, to: `if (fate !== 'notSent') {` },
  },
  {
    ...{ promise: 'B §4 Withdraw.14', what: 'the sandbox holds nothing' },
    file: 'apps/sandbox/src/ledger/movements.ts',
    from: `...between(memberId, wallet, 'hold', amount),`,
    to: `...between(memberId, wallet, 'pay_in', amount),`,
  },
  {
    ...{ promise: 'B §4 Withdraw.15', what: 'the sandbox asks for no code' },
    file: 'apps/sandbox/src/areas/withdraw/create.ts',
    from: `    await requireSecondFactor(services, await getMember(db, memberId), 'withdraw', body);
`,
    to: '',
  },
  {
    ...{ promise: 'B §4 Withdraw.16', what: 'the sandbox takes a code that was sent for a transfer' },
    file: 'apps/sandbox/src/areas/withdraw/create.ts',
    ...{ from: `, 'withdraw', body)`, to: `, 'transfer', body)` },
  },
  {
    ...{ promise: 'B §5 Withdraw.1', what: 'any wallet will do' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/withdrawal.ts',
    from: 'if (!isOffered(draft.wallet)) faults.wallet = errorTexts.fieldRequired;',
    to: `if (draft.wallet === '-') faults.wallet = errorTexts.fieldRequired;`,
  },
  {
    ...{ promise: 'B §5 Withdraw.2', what: 'no amount is needed' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/withdrawal.ts',
    from: `  if (fault !== undefined) faults.amount = fault;
`,
    to: '',
  },
  {
    ...{ promise: 'B §5 Withdraw.3', what: 'the amount is held against another wallet' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/withdrawal.ts',
    from: 'isOffered(wallet) ? balances[wallet] : undefined',
    to: 'isOffered(wallet) ? balances.live : undefined',
  },
  {
    ...{ promise: 'B §5 Withdraw.4', what: 'all that the wallet holds is too much' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/withdrawal.ts',
    ...{ from: 'compareAmounts(amount, balance) > 0', to: 'compareAmounts(amount, balance) >= 0' },
  },
  {
    ...{ promise: 'B §5 Withdraw.6', what: 'an amount of 0 opens the dialog' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/withdrawal.ts',
    ...{ from: 'amount !== undefined && !isZeroAmount(typed) ?', to: 'amount !== undefined ?' },
  },
  {
    ...{ promise: 'B §5 Withdraw.8', what: 'the sandbox withdraws nothing on demand' },
    file: 'apps/sandbox/src/wire/requireAmount.ts',
    from: `  if (amount === 0n) throw invalid({ [field]: ['The amount must be above 0.'] });
`,
    to: '',
  },
  {
    ...{ promise: 'B §8 Above the balance.1', what: 'the text is mended' },
    file: 'packages/ui/src/text/messages.ts',
    from: `insufficientBalance: 'Insufficient Balance'`,
    to: `insufficientBalance: 'Insufficient balance'`,
  },
  {
    ...{ promise: 'B §8 Above the balance.2', what: 'the sandbox keeps the last cent' },
    file: 'apps/sandbox/src/wire/bookOrRefuse.ts',
    ...{ from: '[wallet] < amount)', to: '[wallet] <= amount)' },
  },
  {
    ...{ promise: 'B §9 INR.1', what: 'rupees lose their paise' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/withdrawal.ts',
    ...{ from: 'multiplyAmount(amount, rate);', to: 'multiplyAmount(amount, rate, 0);' },
  },
  {
    ...{ promise: 'B §9 INR.2', what: 'the rate follows no amount' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/quote.ts',
    from: 'toBank ? rupeesOf(draft.amount, page) : undefined',
    to: 'undefined',
  },
  {
    ...{ promise: 'B §9 INR.3', what: 'the dialog leaves the rupees out' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/ConfirmWithdrawal.tsx',
    ...{ from: 'rupees: toBank ? rupeesOf(amount, page) : undefined', to: 'rupees: undefined' },
  },
  {
    ...{ promise: 'B §9 INR.4', what: 'an address shows rupees' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/WithdrawForm.tsx',
    ...{ from: `toBank={isPayable && destination.data.kind === 'bank'}`, to: 'toBank={isPayable}' },
  },
  {
    ...{ promise: 'B §9 INR.6', what: 'the sandbox takes the fee in rupees' },
    file: 'apps/sandbox/src/ledger/withdrawalTerms.ts',
    ...{ from: 'netAmount: paid(amount - fee)', to: 'netAmount: paid(amount) - fee' },
  },
  {
    ...{ promise: 'B §9 Withdraw wallets.1', what: 'the wallets stand in another order' },
    file: 'packages/ui/src/screens/withdraw/Withdraw/withdrawal.ts',
    ...{ from: `['pay_out', 'live', 'fixed'] as const`, to: `['live', 'pay_out', 'fixed'] as const` },
  },
  {
    ...{ promise: 'B §9 Withdraw wallets.2', what: 'the Receiving Wallet has a balance to withdraw' },
    file: 'apps/portal/src/areas/withdraw/withdraw.view.ts',
    from: `['pay_out', 'live', 'fixed'] as const`,
    to: `['pay_in', 'pay_out', 'live', 'fixed'] as const`,
  },
];
