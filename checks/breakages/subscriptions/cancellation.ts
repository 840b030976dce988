import type { Breakage } from '../breakage';

/** Rules of states, cancellations and the accounts of packages broken by hand. */
export const cancellationBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'B §4 Bot subscription status.1', what: 'whatever is not over counts as Active' },
    file: 'apps/portal/src/areas/subscriptions/status.view.ts',
    ...{ from: `liveStatusOf(value) === 'active'`, to: `liveStatusOf(value) !== 'expired'` },
  },
  {
    ...{ promise: 'B §4 Bot subscription status.2', what: 'a bot stays Active after its end' },
    file: 'apps/sandbox/src/areas/subscriptions/bots.ts',
    ...{ from: 'row.status === 1 && row.endDate <= now ? 0 : row.status', to: 'row.status' },
  },
  {
    ...{ promise: 'B §4 Live subscription status.1', what: '3 is read as Cancelled' },
    file: 'apps/portal/src/areas/subscriptions/status.view.ts',
    ...{ from: `'3': 'requested',`, to: `'3': 'cancelled',` },
  },
  {
    ...{ promise: 'B §4 Live subscription status.2', what: 'a requested cancellation reads Cancelled' },
    file: 'packages/ui/src/screens/subscriptions/LiveHistory/liveDetail.ts',
    from: 'requested: { word: subscriptionsTexts.cancellationRequested,',
    to: 'requested: { word: subscriptionsTexts.cancelled,',
  },
  {
    ...{ promise: 'B §4 Add MT5 account.6', what: 'a refused account leaves the list as it is' },
    file: 'apps/portal/src/areas/subscriptions/subscriptions.api.ts',
    from: `      // It may have been attached elsewhere, and then the list says how it is.
      refusalsToo: true,
`,
    to: '',
  },
  {
    ...{ promise: 'B §4 Add MT5 account.7', what: 'a refused number stays in the question' },
    file: 'packages/ui/src/screens/subscriptions/AddAccount/AddAccountDialog.tsx',
    from: '(isSaved ? onClose() : fieldIsNamed(form) && setAsked(undefined))',
    to: '(isSaved ? onClose() : undefined)',
  },
  {
    ...{ promise: 'B §4 Add MT5 account.11', what: 'a press without a network is sent' },
    file: 'packages/ui/src/screens/subscriptions/AddAccount/AuthorityQuestion.tsx',
    from: `        if (offline) return Promise.resolve();
`,
    to: '',
  },
  {
    ...{ promise: 'B §4 Add MT5 account.12', what: 'the sandbox adds accounts to PAAM packages' },
    file: 'apps/sandbox/src/areas/mt5/addAccount.ts',
    from: `      if (pack.isMt5 !== 1) throw refused('This subscription takes no MT5 account.');
`,
    to: '',
  },
  {
    ...{ promise: 'B §4 Cancel live subscription.3', what: 'of several fees the first alone is named' },
    file: 'packages/ui/src/screens/subscriptions/Cancellation/CancelDialog.tsx',
    ...{ from: '{fees.map((fee, index) => (', to: '{fees.slice(0, 1).map((fee, index) => (' },
  },
  {
    ...{ promise: 'B §4 Cancel live subscription.9', what: 'the reason keeps its blanks' },
    file: 'apps/portal/src/areas/subscriptions/cancellation.view.ts',
    ...{ from: '({ id, reason: reason.trim() }, authType, code)', to: '({ id, reason }, authType, code)' },
  },
  {
    ...{ promise: 'B §4 Cancel live subscription.11', what: 'a cancellation leaves the dashboard as it was' },
    file: 'apps/portal/src/areas/subscriptions/subscriptions.api.ts',
    ...{ from: `invalidates: ['Subscriptions', 'Dashboard'],`, to: `invalidates: ['Subscriptions'],` },
  },
  {
    ...{ promise: 'B §4 Cancel live subscription.13', what: 'the sandbox takes no fee' },
    file: 'apps/sandbox/src/areas/subscriptions/cancelLive.ts',
    from: 'formatAmount(liveCancellationTerms(row.price, cancel_fee_percent).fee)',
    to: `'0.00'`,
  },
  {
    ...{ promise: 'B §5 Cancellation.1', what: 'no reason is needed' },
    file: 'packages/ui/src/screens/subscriptions/Cancellation/CancelDialog.tsx',
    ...{ from: 'schema: { reason: requiredText(errorTexts.fieldRequired) },', to: 'schema: {},' },
  },
  {
    ...{ promise: 'B §5 Cancellation.2', what: 'no code is needed' },
    file: 'packages/ui/src/confirm/VerifyDialog/VerifyForm.tsx',
    ...{ from: '{ ...(proof && { code }), ...more?.schema }', to: '{ ...more?.schema }' },
  },
  {
    ...{ promise: 'B §5 Cancellation.3', what: 'the pin has its quiet name' },
    file: 'packages/ui/src/text/memberProofs.ts',
    ...{ from: `['mt5', 'cancelSubscription']`, to: `['mt5']` },
  },
  {
    ...{ promise: 'B §5 Cancellation.4', what: 'a cancellation takes four digits by mail' },
    file: 'packages/ui/src/text/proofs.ts',
    ...{ from: 'cancelSubscription: { mpin: 4, other: 6 }', to: 'cancelSubscription: { mpin: 4, other: 4 }' },
  },
  {
    ...{ promise: 'B §5 Cancellation.5', what: 'the sandbox takes blanks for a reason' },
    file: 'apps/sandbox/src/areas/subscriptions/refusals.ts',
    from: `  if (reason === '') throw refusedAt('reason', 'This Field Is Required.');
`,
    to: '',
  },
  {
    ...{ promise: 'B §5 Add MT5 account number.1', what: 'letters stay in the number' },
    file: 'packages/ui/src/screens/subscriptions/AddAccount/AddAccountDialog.tsx',
    from: `filter={digitsAndDots}
`,
    to: `
`,
  },
  {
    ...{ promise: 'B §5 Add MT5 account number.3', what: 'a number may begin with a dot' },
    file: 'packages/ui/src/screens/subscriptions/AddAccount/addAccount.ts',
    ...{ from: '.matches(/^\\d/, accountWords.numberOdd)', to: '' },
  },
  {
    ...{ promise: 'B §8 Cancellation failed.1', what: 'a bot’s cancellation fails in ordinary words' },
    file: 'apps/portal/src/areas/subscriptions/subscriptions.api.ts',
    from: `      ...changed,
      failure,
    }),
    listLive`,
    to: `      ...changed,
    }),
    listLive`,
  },
  {
    ...{ promise: 'B §8 Cancellation failed.2', what: 'the dialog forgets the words of its call' },
    file: 'apps/portal/src/shared/writes/confirmedAnswer.ts',
    ...{ from: 'refusalOf(error, names, { fate, failure })', to: 'refusalOf(error, names, { fate })' },
  },
  {
    ...{ promise: 'D70', what: 'the sandbox says that bots can be cancelled when they can not' },
    file: 'apps/sandbox/src/areas/subscriptions/cancelData.ts',
    from: `  cancel_bot === 1
`,
    to: `  cancel_bot !== 2
`,
    test: 'apps/sandbox/src/areas/subscriptions.test.ts › cancelling a live subscription (B §4) › is refused where the operator allows none, and the list says so',
  },
  {
    ...{ promise: 'D72', what: 'a wrong code without a field is no code’s' },
    file: 'apps/portal/src/shared/calls/refusalTexts.ts',
    ...{ from: 'const aboutCode = /^invalid [a-z_]{1,32}\\.?$|', to: 'const aboutCode = /^invalid otp\\.$|' },
    test: 'apps/portal/src/shared/calls/refusal.test.ts › %s',
  },
];
