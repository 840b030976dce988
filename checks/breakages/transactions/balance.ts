import type { Breakage } from '../breakage';

const view = 'apps/portal/src/areas/transactions/balance.view.ts';
const span = 'packages/ui/src/charts/BalanceCard/useSpan.ts';

/** A wallet's balance over time, broken by hand. */
export const balanceBreakages: readonly Breakage[] = [
  {
    ...{
      promise: 'B §2 Transactions.19',
      what: 'goes on from the balance in the wrong direction',
      file: view,
    },
    ...{ from: 'balance += out - into;', to: 'balance += into - out;' },
  },
  {
    ...{ promise: 'B §2 Transactions.19', what: 'counts days by UTC' },
    file: 'packages/ui/src/text/format/dayNumbers.ts',
    ...{ from: 'Math.floor((at + offsetAt(at) * 60_000) / day)', to: 'Math.floor(at / day)' },
  },
  {
    ...{ promise: 'B §2 Transactions.20', what: 'draws only from left to right', file: span },
    ...{ from: 'Math.abs(now - begin) < leastDrag', to: 'now - begin < leastDrag' },
  },
  {
    ...{ promise: 'B §2 Transactions.20', what: 'a tap chooses its day', file: span },
    ...{ from: 'const leastDrag = 6;', to: 'const leastDrag = 0;' },
  },
  {
    ...{ promise: 'B §2 Transactions.21', what: 'Shift begins anew with each step', file: span },
    ...{ from: 'anchor.current ??= from;', to: 'anchor.current = from;' },
  },
  {
    ...{ promise: 'B §2 Transactions.21', what: 'Delete frees nothing', file: span },
    ...{
      from: "(event.key === 'Delete' || event.key === 'Backspace') && chosen",
      to: "event.key === 'Backspace' && chosen",
    },
  },
  {
    ...{ promise: 'B §2 Transactions.22', what: 'the days of the filter are not under the picture' },
    file: 'packages/ui/src/charts/BalanceCard/Balances.tsx',
    ...{ from: 'room?.rem ?? 16, edges)', to: 'room?.rem ?? 16, undefined)' },
  },
  {
    ...{ promise: 'B §2 Transactions.22', what: 'says no number of movements', file: view },
    ...{ from: 'rows === undefined ? undefined : ', to: 'rows === undefined || rows > 0 ? undefined : ' },
  },
  {
    ...{
      promise: 'B §2 Transactions.23',
      what: 'believes rows that lead to another opening balance',
      file: view,
    },
    ...{ from: 'stated !== undefined && stated !== balance', to: 'stated === undefined && balance < 0' },
  },
  {
    ...{ promise: 'B §2 Transactions.23', what: 'leaves out what it can not read', file: view },
    ...{ from: ') return undefined;\n    const day =', to: ') continue;\n    const day =' },
  },
  {
    ...{ promise: 'B §2 Transactions.24', what: 'reads the calendar anew for each movement', file: view },
    from: '? dayOf(moment.instant)',
    to: `? numberOfDay(new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' }).format(moment.instant))`,
  },
  {
    ...{ promise: 'B §2 Transactions.25', what: 'keeps no place for the picture' },
    file: 'packages/ui/src/screens/transactions/Transactions/TransactionsScreen.tsx',
    ...{ from: '(balance ?? <PictureCard heading={wallet ?? balanceWords.allWallets} />)', to: 'balance' },
  },
];
