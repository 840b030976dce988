import type { Breakage } from '../breakage';

/** Rules of the two histories broken by hand. */
export const historyBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'B §2 Bot history.1', what: 'a column loses half its title' },
    file: 'packages/ui/src/text/columnTitles.ts',
    ...{ from: `package: 'Package Name',`, to: `package: 'Package',` },
  },
  {
    ...{ promise: 'B §2 Bot history.2', what: 'dates lose their time' },
    file: 'packages/ui/src/screens/subscriptions/cells.tsx',
    ...{ from: '<Whole>{day}</Whole> <Whole>{time}</Whole>', to: '<Whole>{day}</Whole>' },
  },
  {
    ...{ promise: 'B §2 Bot history.6', what: 'the invoice has the date of the end' },
    file: 'apps/portal/src/areas/subscriptions/bots.view.ts',
    ...{ from: 'at: activatedAt,', to: 'at: textOf(row.end_date),' },
  },
  {
    ...{ promise: 'B §2 Bot history.7', what: 'the invoice says the price instead of what was paid' },
    file: 'apps/portal/src/areas/subscriptions/bots.view.ts',
    ...{ from: 'amountPaid: amountOf(row.amount_paid),', to: 'amountPaid: amountOf(row.price),' },
  },
  {
    ...{ promise: 'B §2 Bot history.8', what: 'the words of a total begin small' },
    file: 'packages/ui/src/text/format/amountInWords.ts',
    ...{ from: 'words.charAt(0).toUpperCase() + words.slice(1)', to: 'words' },
  },
  {
    ...{ promise: 'B §2 Bot history.9', what: 'the word of thanks is gone' },
    file: 'packages/ui/src/screens/subscriptions/Invoice/InvoicePaper.tsx',
    ...{ from: '<Thanks>{invoiceWords.thanks}</Thanks>', to: '' },
  },
  {
    ...{ promise: 'B §2 Bot history.5', what: 'the bill goes to the username' },
    file: 'packages/ui/src/screens/subscriptions/Invoice/InvoicePaper.tsx',
    ...{ from: '<Verbatim>{billTo}</Verbatim>', to: '<Verbatim>{username}</Verbatim>' },
  },
  {
    ...{ promise: 'B §2 Bot history.18', what: 'the invoice is silent on who paid' },
    file: 'packages/ui/src/screens/subscriptions/Invoice/InvoicePaper.tsx',
    ...{ from: 'paidBy !== undefined && fact(', to: 'paidBy === username && fact(' },
  },
  {
    ...{ promise: 'B §2 Bot history.18', what: 'the member paid each invoice' },
    file: 'apps/portal/src/areas/subscriptions/bots.view.ts',
    ...{ from: 'paidBy: own ? undefined : me,', to: 'paidBy: me,' },
  },
  {
    ...{ promise: 'B §2 Bot history.19', what: 'the invoice lacks its issuer' },
    file: 'packages/ui/src/screens/subscriptions/Invoice/InvoicePaper.tsx',
    ...{
      from: '{issuer !== undefined && fact(invoiceWords.issuedBy, <bdi translate="no">{issuer}</bdi>)}',
      to: '',
    },
  },
  {
    ...{ promise: 'B §2 Bot history.13', what: 'a bot can be cancelled where the operator allows none' },
    file: 'packages/ui/src/screens/subscriptions/Cancellation/cancellation.ts',
    ...{ from: '!terms?.allowed || !own', to: '!own' },
  },
  {
    ...{ promise: 'B §2 Bot history.14', what: 'what was bought for somebody else can be cancelled' },
    file: 'packages/ui/src/screens/subscriptions/Cancellation/cancellation.ts',
    ...{ from: '!terms?.allowed || !own', to: '!terms?.allowed' },
  },
  {
    ...{ promise: 'B §2 Bot history.16', what: 'the sandbox lets a cancelled bot go on' },
    file: 'apps/sandbox/src/areas/subscriptions/cancelBot.ts',
    ...{ from: '.set({ status: 2, cancelReason', to: '.set({ cancelReason' },
  },
  {
    ...{ promise: 'B §2 Bot history.17', what: 'the empty list has another text' },
    file: 'packages/ui/src/screens/subscriptions/BotHistory/BotHistoryScreen.tsx',
    ...{ from: 'title: withdrawTexts.noDataForAction,', to: 'title: subscriptionWords.botTitle,' },
  },
  {
    ...{ promise: 'B §2 Live history.1', what: 'a column of the live history is called otherwise' },
    file: 'packages/ui/src/text/columnTitles.ts',
    ...{ from: `roi: 'Paid ROI / Limit',`, to: `roi: 'Paid ROI',` },
  },
  {
    ...{ promise: 'B §2 Live history.3', what: 'an empty card stands above the list' },
    file: 'packages/ui/src/screens/subscriptions/Cancellation/CancelCard.tsx',
    from: `  if (fees.length === 0 && instructions.length === 0) return null;
`,
    to: '',
  },
  {
    ...{ promise: 'B §2 Live history.4', what: 'packages without MT5 ask for an account' },
    file: 'apps/portal/src/areas/subscriptions/lives.view.ts',
    ...{ from: 'lacksAccount: flagOf(row.is_mt5) === 1 && textOf(', to: 'lacksAccount: textOf(' },
  },
  {
    ...{ promise: 'B §2 Live history.5', what: 'what is no longer active can be cancelled' },
    file: 'packages/ui/src/screens/subscriptions/Cancellation/cancellation.ts',
    ...{ from: `|| status !== 'active' || cancelId`, to: '|| cancelId' },
  },
  {
    ...{ promise: 'B §2 Live history.8', what: 'the account leads to the list of accounts' },
    file: 'packages/ui/src/screens/subscriptions/LiveHistory/AccountCell.tsx',
    ...{ from: 'href={mt5AccountPathOf(account)}', to: `href={mt5AccountPathOf('')}` },
  },
  {
    ...{ promise: 'B §3 Subscriptions.5', what: 'a row without a flag is somebody else’s' },
    file: 'apps/portal/src/areas/subscriptions/bots.view.ts',
    ...{ from: 'flagOf(row.is_own) !== 0', to: 'flagOf(row.is_own) === 1' },
  },
  {
    ...{ promise: 'B §3 Subscriptions.7', what: 'a word that is no flag allows cancelling' },
    file: 'apps/portal/src/areas/subscriptions/cancellation.view.ts',
    ...{ from: 'flagOf(data.cancel_package) === 1', to: 'flagOf(data.cancel_package) !== 0' },
  },
  {
    ...{ promise: 'B §3 Subscriptions.8', what: 'the sandbox lists the oldest first' },
    file: 'apps/sandbox/src/areas/subscriptions/bots.ts',
    from: '.orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))',
    to: '.orderBy(subscriptions.createdAt, subscriptions.id)',
  },
  {
    ...{ promise: 'B §3 Subscriptions.9', what: 'the sandbox tells what somebody else’s package earns' },
    file: 'apps/sandbox/src/areas/subscriptions/lives.ts',
    from: 'paid_roi_amount: isOwn ? row.paidRoiAmount : null',
    to: 'paid_roi_amount: row.paidRoiAmount',
  },
  {
    ...{ promise: 'B §2 Bot history.20', what: 'lends the tab half of the type' },
    file: 'packages/ui/src/theme/lendFonts.ts',
    ...{ from: 'geistFiles.map(lend)', to: 'geistFiles.slice(1).map(lend)' },
  },
];
