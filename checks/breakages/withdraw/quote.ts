import type { Breakage } from '../breakage';

const screen = 'packages/ui/src/screens/withdraw/Withdraw';
const view = 'apps/portal/src/areas/withdraw/withdraw.view.ts';
const sandbox = 'apps/sandbox/src/areas/withdraw/quote.ts';
const cancellation = 'packages/ui/src/screens/subscriptions/Cancellation';

/** What a withdrawal or a cancellation brings, as the server reckons it (D82), and how the history tells of it. */
export const quoteBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'D82.1', what: 'the form says that the whole amount arrives' },
    file: `${screen}/quote.ts`,
    ...{ from: 'formatMoney(quote.net)', to: 'formatMoney(quote.of.amount)' },
  },
  {
    ...{ promise: 'D82.1', what: 'the rupees are those before the fee' },
    file: `${screen}/quote.ts`,
    from: '({ net, rate }: WithdrawQuote)',
    to: '({ of: { amount: net }, rate }: WithdrawQuote)',
  },
  {
    ...{ promise: 'D82.1', what: 'the form says dollars where rupees arrive' },
    file: `${screen}/quote.ts`,
    ...{ from: 'toBank ? rupeesAfterFee(quote) : undefined', to: 'undefined' },
  },
  {
    ...{ promise: 'D82.1', what: 'the dialog leaves the fee out' },
    file: `${screen}/ConfirmWithdrawal.tsx`,
    from: '    { label: withdrawWords.fee, value: <Money value={quote.fee} /> },\n',
    to: '',
  },
  {
    ...{ promise: 'D82.1', what: 'the dialog says rupees with the sign of the dollar' },
    file: `${screen}/ConfirmWithdrawal.tsx`,
    ...{ from: '<Money value={rupees} currency="inr" />', to: '<Money value={rupees} />' },
  },
  {
    ...{ promise: 'D82.1', what: 'the dialog says before fees beside a quote' },
    file: `${screen}/ConfirmWithdrawal.tsx`,
    ...{ from: 'beforeFees={quote ? undefined : {', to: 'beforeFees={{' },
  },
  {
    ...{ promise: 'D82.2', what: 'the form keeps to itself that fees come off' },
    file: `${screen}/quote.ts`,
    ...{ from: '[`${before} ${verifyWords.beforeFees}`,', to: '[before,' },
  },
  {
    ...{ promise: 'D82.2', what: 'the dialog keeps to itself that fees come off' },
    file: `${screen}/ConfirmWithdrawal.tsx`,
    ...{ from: 'beforeFees={quote ? undefined :', to: 'beforeFees={quoting ? undefined :' },
  },
  {
    ...{ promise: 'D82.2', what: 'who has no quote is not asked for a code' },
    file: `${screen}/ConfirmWithdrawal.tsx`,
    ...{ from: ' || !asked) return null;', to: ' || !asked || !quoting?.quote) return null;' },
  },
  {
    ...{ promise: 'D82.2', what: 'nothing says that the fee is being worked out' },
    file: `${screen}/ConfirmWithdrawal.tsx`,
    ...{ from: '!quote && quoting?.busy', to: 'quote && quoting?.busy' },
  },
  {
    ...{ promise: 'D82.3', what: 'a quote of another amount is read' },
    file: view,
    ...{ from: 'compareAmounts(amount, of.amount) !== 0 || ', to: '' },
  },
  {
    ...{ promise: 'D82.3', what: 'a quote of another amount stays on the screen' },
    file: `${screen}/quote.ts`,
    from: 'return compareAmounts(quote.of.amount, values.amount) === 0 ? quote : undefined;',
    to: 'return quote;',
  },
  {
    ...{ promise: 'D82.3', what: 'a fee below 0 is read' },
    file: view,
    ...{ from: "fee.startsWith('-') || ", to: '' },
  },
  {
    ...{ promise: 'D82.3', what: 'less than nothing arrives' },
    file: view,
    ...{ from: " || net.startsWith('-')) return undefined;", to: ') return undefined;' },
  },
  {
    ...{ promise: 'D82.3', what: 'more arrives than was asked for' },
    file: view,
    from: '  if (compareAmounts(addAmounts(fee, net), amount) > 0) return undefined;\n',
    to: '',
  },
  {
    ...{ promise: 'D82.4', what: 'every server is taken for one that quotes' },
    file: view,
    ...{ from: 'pageOf(body).quote !== undefined;', to: 'body !== undefined;' },
  },
  {
    ...{ promise: 'D82.4', what: 'a place with nothing in it counts as none' },
    file: view,
    ...{ from: 'pageOf(body).quote !== undefined;', to: 'Boolean(pageOf(body).quote);' },
  },
  {
    ...{ promise: 'D82.4', what: 'the form asks a server that quotes nothing' },
    file: 'apps/portal/src/areas/withdraw/useQuoting.ts',
    ...{ from: '  if (!isQuoting(page)) return undefined;\n', to: '' },
  },
  {
    ...{ promise: 'D82.5', what: 'the sandbox forgets the fee in what arrives' },
    file: sandbox,
    ...{ from: 'formatAmount(amountFrom - fee)', to: 'formatAmount(amountFrom)' },
  },
  {
    ...{ promise: 'D82.5', what: 'the sandbox has a rate for an address' },
    file: sandbox,
    from: "destination.coinType === 'bank' ? conversionRate : null",
    to: 'conversionRate',
  },
  {
    ...{ promise: 'D82.5', what: 'the sandbox quotes no fee' },
    file: sandbox,
    ...{ from: 'formatAmount(fee)', to: 'formatAmount(0n)' },
  },
  {
    ...{ promise: 'D82.5', what: 'the sandbox quotes 5 %, whatever the operator takes' },
    file: sandbox,
    from: 'destination.coinType, charges)',
    to: "destination.coinType, { ...charges, withdraw_fee_percent: '5' })",
  },
  {
    ...{ promise: 'D82.6', what: 'the whole price comes back' },
    file: `${cancellation}/CancelDialog.tsx`,
    ...{ from: '<Money value={net} />', to: '<Money value={price} />' },
  },
  {
    ...{ promise: 'D82.6', what: 'the dialog leaves out what stays' },
    file: `${cancellation}/CancelDialog.tsx`,
    from: `          <FigureRow label={cancelWords.fee}>
            <Money value={fee} />
          </FigureRow>
`,
    to: '',
  },
  {
    ...{ promise: 'D82.6', what: 'where the server says nothing, all of it comes back' },
    file: `${cancellation}/cancellation.ts`,
    from: '    ...row.cancelQuote,\n',
    to: "    ...(row.cancelQuote ?? { fee: '0.00', net: row.price ?? '' }),\n",
  },
  {
    ...{ promise: 'B §2 Withdraw History.14', what: 'stays narrow once it was' },
    file: 'packages/ui/src/components/DataList/useFit.ts',
    from: '(now.needs !== undefined && room < now.needs ? now : { ...everything })',
    to: '(now.needs !== undefined ? now : { ...everything })',
  },
  {
    ...{ promise: 'B §2 Withdraw History.14', what: 'lets the status leave' },
    file: 'packages/ui/src/screens/withdraw/WithdrawHistory/withdrawalColumns.tsx',
    ...{ from: "id: 'status',", to: "id: 'status',\n    leaves: 1," },
  },
  {
    ...{ promise: 'B §2 Withdraw History.15', what: 'says nothing of a row that is not here' },
    file: 'packages/ui/src/components/DataList/DataList.tsx',
    ...{ from: 'detail && open.missing', to: 'detail && open.missing && opened === undefined' },
  },
];
