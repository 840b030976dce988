import type { Breakage } from '../breakage';

/** Rules of purchase broken by hand. */
export const purchaseBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'B §2 Bot packages.3', what: 'a price loses its cents' },
    file: 'packages/ui/src/screens/purchase/Buying/PriceText.tsx',
    ...{
      from: '<Money value={price.amount} shown />',
      to: '<Money value={price.amount} places={0} shown />',
    },
  },
  {
    ...{ promise: 'B §2 Bot packages.5', what: 'shows the wallet that pays out as the one that buys' },
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    ...{ from: 'balancesOf(body).payIn', to: 'balancesOf(body).payOut' },
  },
  {
    ...{ promise: 'B §2 Bot packages.6', what: 'the dialog begins with another user' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    from: `buyFor: 'self', username: '', amount: '' };

/** Dollars`,
    to: `buyFor: 'other', username: '', amount: '' };

/** Dollars`,
  },
  {
    ...{ promise: 'B §2 Bot packages.10', what: 'a name that nobody has is no fault of its field' },
    file: 'packages/ui/src/forms/FormNameField.tsx',
    ...{ from: "current?.state === 'notAvailable' ?", to: "current?.state === 'failed' ?" },
  },
  {
    ...{ promise: 'B §2 Bot packages.11', what: 'a name whose check is still on its way is bought for' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: `check?.state === 'available'`, to: `check !== undefined && check.state !== 'notAvailable'` },
  },
  {
    ...{ promise: 'B §2 Bot packages.14', what: 'the own name in capitals passes for another user' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: 'one.toLowerCase() === other.toLowerCase()', to: 'one === other' },
  },
  {
    ...{ promise: 'B §2 Bot packages.15', what: 'a fixed package asks for an amount too' },
    file: 'packages/ui/src/screens/purchase/Buying/Dialogs/BuyDialogs.tsx',
    from: `if (pack.price?.kind === 'fixed') ask(draft, '');
        else buying.goTo('amount');`,
    to: `buying.goTo('amount');`,
  },
  {
    promise: 'B §2 Bot packages.18',
    what: 'the balance after a purchase is counted the wrong way round',
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: 'subtractAmounts(balance, amount);', to: 'subtractAmounts(amount, balance);' },
  },
  {
    ...{ promise: 'B §2 Bot packages.20', what: 'bots lead to the live history' },
    file: 'packages/ui/src/screens/purchase/Packages/PackagesScreen.tsx',
    ...{ from: 'addresses.subscriptions', to: 'addresses.liveSubscriptions' },
  },
  {
    ...{ promise: 'B §2 Live packages.1', what: 'PAAM and LIVE change places' },
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    ...{ from: `market: flag === 1 ? 'live' : 'paam'`, to: `market: flag === 1 ? 'paam' : 'live'` },
  },
  {
    ...{ promise: 'B §2 Live packages.2', what: 'LIVE is shown first' },
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    ...{ from: `get('type') === 'live' ? 'live' : 'paam'`, to: `get('type') === 'paam' ? 'paam' : 'live'` },
  },
  {
    ...{ promise: 'B §2 Live packages.3', what: 'the toggle shows every kind' },
    file: 'packages/ui/src/screens/purchase/LivePackages/LivePackagesScreen.tsx',
    ...{ from: 'packages.data.filter((pack) => pack.market === market)', to: 'packages.data' },
  },
  {
    ...{ promise: 'B §2 Live packages.4', what: '10 percent become 1' },
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    from: `(percent.includes('.') ? percent.replace(/\\.?0+$/, '') : percent)`,
    to: `percent.replace(/\\.?0+$/, '')`,
  },
  {
    ...{ promise: 'B §2 Live packages.8', what: 'the balance of live packages is read from another wallet' },
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    ...{ from: 'fieldsOf(body).balance).pay_in', to: 'fieldsOf(body).balance).pay_out' },
  },
  {
    ...{ promise: 'B §2 Live packages.10', what: 'live packages lead to the bots’ history' },
    file: 'packages/ui/src/screens/purchase/LivePackages/LivePackagesScreen.tsx',
    ...{ from: 'addresses.liveSubscriptions', to: 'addresses.subscriptions' },
  },
  {
    ...{ promise: 'B §3 Packages.2', what: 'a type that nobody knows is sold at its price' },
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    ...{ from: `type === 'fixed' && isAbove(amount) ?`, to: 'isAbove(amount) ?' },
  },
  {
    ...{ promise: 'B §3 Packages.3', what: 'a package that comes twice is two cards' },
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    from: 'rows.filter((row, index) => rows.findIndex(({ id }) => textOf(id) === textOf(row.id)) === index)',
    to: '[...rows]',
  },
  {
    ...{ promise: 'B §3 Packages.6', what: 'a bot goes out as a variable purchase' },
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    ...{ from: `subscription_type: 'fixed' }`, to: `subscription_type: 'variable' }` },
  },
  {
    ...{ promise: 'B §3 Packages.7', what: 'a live package is paid from another wallet' },
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    ...{ from: `wallet: 'pay_in' }`, to: `wallet: 'pay_out' }` },
  },
  {
    ...{ promise: 'B §3 Packages.8', what: 'a fixed package is bought at what was typed' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: `price?.kind === 'fixed' ? price.amount : parseAmount(`, to: 'parseAmount(' },
  },
  {
    ...{ promise: 'B §4 Package purchase.7', what: 'whoever stays sees the time run on' },
    file: 'packages/ui/src/screens/purchase/Buying/BoughtPackage.tsx',
    from: '{!stays && <HistoryCountdown after={after} onDue={onHistoryDue} />}',
    to: '{<HistoryCountdown after={after} onDue={onHistoryDue} />}',
  },
  {
    ...{ promise: 'B §4 Package purchase.9', what: 'a refused amount leads back to the first dialog' },
    file: 'packages/ui/src/screens/purchase/Buying/useBuying.ts',
    from: `refusal['amount'] !== undefined && pack.price?.kind`,
    to: `refusal['amount'] === undefined && pack.price?.kind`,
  },
  {
    ...{ promise: 'B §4 Package purchase.11', what: 'all that the wallet holds counts as too much' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: 'compareAmounts(amount, balance) > 0', to: 'compareAmounts(amount, balance) >= 0' },
  },
  {
    ...{ promise: 'B §4 Package purchase.13', what: 'an unanswered purchase is sent again for oneself' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    from: 'values: { packageId: pack.id, amount: plain, username } }',
    to: `values: { packageId: pack.id, amount: plain, username: '' } }`,
  },
  {
    ...{ promise: 'B §4 Package purchase.15', what: 'balances stand beside a purchase of unknown outcome' },
    file: 'packages/ui/src/screens/purchase/Buying/Dialogs/ConfirmPurchase.tsx',
    ...{ from: 'attempt.unknown === undefined ? balance : undefined', to: 'balance' },
  },
  {
    ...{ promise: 'B §4 Package purchase.16', what: 'the transactions are not read again' },
    file: 'apps/portal/src/areas/purchase/purchase.api.ts',
    ...{ from: `['Dashboard', 'Subscriptions', 'Transactions']`, to: `['Dashboard', 'Subscriptions']` },
  },
  {
    ...{ promise: 'B §5 Package buy.2', what: 'the upper end of the range is outside' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: 'compareAmounts(amount, price.to) <= 0', to: 'compareAmounts(amount, price.to) < 0' },
  },
  {
    ...{ promise: 'B §5 Package buy.4', what: 'the multiple is judged before the range' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    from: `  if (!isWithin) return purchaseTexts.amountOutOfRange;
  return isMultipleOf(amount, step) ? undefined : purchaseTexts.amountNotMultiple;`,
    to: `  if (!isMultipleOf(amount, step)) return purchaseTexts.amountNotMultiple;
  return isWithin ? undefined : purchaseTexts.amountOutOfRange;`,
  },
  {
    ...{ promise: 'B §5 Package buy.5', what: 'a fixed price has to be a multiple of 50' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    from: `  if (price?.kind !== 'variable') return undefined;
`,
    to: `  if (price?.kind !== 'variable') return isMultipleOf(amount, step) ? undefined : purchaseTexts.amountNotMultiple;
`,
  },
  {
    ...{ promise: 'B §5 Package buy.6', what: 'the amount takes whatever is typed' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: '{ whole: true }', to: '{ whole: false }' },
  },
  {
    ...{ promise: 'B §5 Package buy.7', what: 'no name is asked for' },
    file: 'packages/ui/src/screens/purchase/Buying/Dialogs/BuyDialogs.tsx',
    from: `buyFor === 'other' && username === '' ? { username: errorTexts.fieldRequired } : {}`,
    to: '({ buyFor, username }, {})',
  },
  {
    ...{ promise: 'B §5 Package buy.8', what: 'the hint says Above instead of the exact end' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{
      from: 'purchaseWords.fromTo(short(from), short(to), step)',
      to: 'purchaseWords.fromTo(short(from), purchaseTexts.above, step)',
    },
  },
  {
    ...{ promise: 'B §5 Package buy.10', what: 'the sandbox keeps the upper end out' },
    file: 'apps/sandbox/src/areas/purchase/buyPackage.ts',
    ...{ from: 'cents > fromStored(to)', to: 'cents >= fromStored(to)' },
  },
  {
    ...{ promise: 'B §5 Package buy.9', what: 'the sandbox asks for multiples of 25' },
    file: 'apps/sandbox/src/areas/purchase/buyPackage.ts',
    ...{ from: 'const step: Cents = 5_000n;', to: 'const step: Cents = 2_500n;' },
  },
  {
    ...{ promise: 'B §6 Buying for another.1', what: 'the owner pays for the present' },
    file: 'apps/sandbox/src/plan/buy.ts',
    ...{ from: 'purchased(buyerId, cents,', to: 'purchased(owner.id, cents,' },
  },
  {
    ...{ promise: 'B §6 Buying for another.2', what: 'another user’s package goes to the buyer' },
    file: 'packages/ui/src/screens/purchase/Buying/Dialogs/BuyDialogs.tsx',
    ...{ from: `username: buyFor === 'self' ? own : username });`, to: 'username: own });' },
  },
  {
    ...{ promise: 'B §6 Buying for another.4', what: 'a user who is gone can be bought for again' },
    file: 'packages/ui/src/screens/purchase/Buying/useBuying.ts',
    ...{ from: ': { vanished: asked?.username };', to: ': {};' },
  },
  {
    ...{ promise: 'B §8 Amount out of range.1', what: 'the text is mended' },
    file: 'packages/ui/src/text/messages.ts',
    ...{ from: `'Amount Should be b/w range!!!'`, to: `'Amount should be within the range'` },
  },
  {
    ...{ promise: 'B §8 Amount out of range.2', what: 'the zero is mended' },
    file: 'packages/ui/src/text/messages.ts',
    ...{ from: `'Please Enter Amount In Multiple 0f 50'`, to: `'Please Enter Amount In Multiple of 50'` },
  },
  {
    ...{ promise: 'B §9 Success redirect.1', what: 'the history waits a minute' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: 'redirectAfter = 6000', to: 'redirectAfter = 60_000' },
  },
  {
    ...{ promise: 'B §9 Package amounts.1', what: 'multiples of 25 fit' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: 'const step = 50;', to: 'const step = 25;' },
  },
  {
    ...{ promise: 'B §9 Package amounts.2', what: 'only more than 100000 is Above' },
    file: 'packages/ui/src/screens/purchase/Buying/purchase.ts',
    ...{ from: `const above = '100000';`, to: `const above = '100000.01';` },
  },
  {
    ...{ promise: 'D67', what: 'the ledger lets a wallet go below zero' },
    file: 'apps/sandbox/src/ledger/post.ts',
    ...{ from: 'eq(wallets.key, wallet), gte(wallets.balance, amount))', to: 'eq(wallets.key, wallet))' },
    test: 'apps/sandbox/src/ledger/post.test.ts › post › %s cents of 100 dollars are refused and leave nothing',
  },
];
