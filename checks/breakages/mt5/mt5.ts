import type { Breakage } from '../breakage';

/** Rules of mt5 broken by hand. */
export const mt5Breakages: readonly Breakage[] = [
  {
    ...{ promise: 'B §2 Account Details.1', what: 'Equity and Free Margin change places' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/AccountFigures.tsx',
    from: `    [mt5Words.equity, ({ equity }) => <Money value={equity} />],
    [mt5Texts.freeMargin, ({ freeMargin }) => <Money value={freeMargin} />],`,
    to: `    [mt5Texts.freeMargin, ({ freeMargin }) => <Money value={freeMargin} />],
    [mt5Words.equity, ({ equity }) => <Money value={equity} />],`,
  },
  {
    ...{ promise: 'B §2 Account Details.2', what: 'Margin Level loses its percent sign' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/AccountFigures.tsx',
    ...{ from: 'text === noFigure ? text : `${text}%`', to: 'text' },
  },
  {
    ...{ promise: 'B §2 Account Details.4', what: 'the investor password is readable at once' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Passwords/useRevealed.ts',
    ...{ from: 'atFirst = false', to: 'atFirst = true' },
  },
  {
    ...{ promise: 'B §2 Account Details.6', what: 'the key opens the dialog under the card’s title' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Passwords/UpdatePasswordDialog.tsx',
    from: `from === 'card' ? mt5Texts.updatePassword : mt5Words.investorTitle`,
    to: 'mt5Texts.updatePassword',
  },
  {
    ...{ promise: 'B §2 Account Details.7', what: 'a demo account has the three cards' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/ActionCards.tsx',
    from: `  if (account?.live === false) return null;
`,
    to: '',
  },
  {
    ...{ promise: 'B §2 Account Details.8', what: 'Live in capitals is no live account' },
    file: 'apps/portal/src/areas/mt5/mt5.view.ts',
    ...{ from: `live: type.toLowerCase() === 'live'`, to: `live: type === 'live'` },
  },
  {
    ...{ promise: 'B §2 Account Details.9', what: 'the Deposit card opens the passwords' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/ActionCards.tsx',
    ...{ from: 'disabled={waits} onClick={onDepositOpened}', to: 'disabled={waits} onClick={onViewOpened}' },
  },
  {
    ...{ promise: 'B §2 Account Details.12', what: 'a column is called otherwise' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Lists/transactionColumns.tsx',
    ...{ from: `title: mt5Words.txType`, to: `title: mt5Words.type` },
  },
  {
    ...{ promise: 'B §2 Account Details.13', what: 'serial numbers begin anew on each page' },
    file: 'apps/portal/src/areas/mt5/mt5.view.ts',
    ...{ from: 'const serial = row.serial - 1 + first;', to: 'const serial = row.serial;' },
  },
  {
    ...{ promise: 'B §2 Account Details.14', what: 'a credit loses its plus' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Lists/mt5Details.ts',
    ...{ from: 'signed: credit,', to: 'signed: false,' },
  },
  {
    ...{ promise: 'B §2 Account Details.16', what: 'a profit has two decimals' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Lists/tradeColumns.tsx',
    ...{ from: 'const tradePlaces = 4;', to: 'const tradePlaces = 2;' },
  },
  {
    ...{ promise: 'B §2 Account Details.17', what: 'a buy is red' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Lists/tradeColumns.tsx',
    ...{ from: 'variant="good">{sideWords.buy', to: 'variant="bad">{sideWords.buy' },
  },
  {
    ...{ promise: 'B §2 Account Details.18', what: 'a profit of nothing is red' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/profit.ts',
    from: `return parts.sign === '−' ? 'bad' : 'good';`,
    to: `return Number(value) > 0 ? 'good' : 'bad';`,
  },
  {
    ...{ promise: 'B §2 Account Details.19', what: 'the trades turn with the balance log' },
    file: 'apps/portal/src/areas/mt5/mt5.view.ts',
    ...{ from: `placeOfList(body, 'trade', place`, to: `placeOfList(body, 'balance_log', place` },
  },
  {
    ...{ promise: 'B §2 Account Details.20', what: 'an empty list has the text of other tables' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Lists/AccountLists.tsx',
    ...{ from: 'title: mt5Texts.noDataAvailable,', to: `title: 'No Data For Action',` },
  },
  {
    ...{ promise: 'B §2 Account Details.22', what: 'any text of the address counts as an account' },
    file: 'apps/portal/src/areas/mt5/whichAccount.ts',
    from: `login === undefined ? { kind: 'odd', text: text.slice(0, 32) } : { kind: 'login', login }`,
    to: `({ kind: 'login', login: login ?? text })`,
  },
  {
    ...{ promise: 'B §2 Account Details.24', what: 'accounts bought for others are offered' },
    file: 'apps/portal/src/areas/mt5/glances.view.ts',
    from: 'flagOf(row.is_own) === 0 ? undefined : loginOf(row.account_number)',
    to: 'loginOf(row.account_number)',
  },
  {
    ...{ promise: 'B §3 MT5 account.1', what: 'Equity is read from another figure' },
    file: 'apps/portal/src/areas/mt5/mt5.view.ts',
    ...{ from: 'equity: amountOf(figures.Equity)', to: 'equity: amountOf(figures.Balance)' },
  },
  {
    ...{ promise: 'B §3 MT5 account.2', what: 'the second entry is taken for the investor password' },
    file: 'apps/portal/src/areas/mt5/mt5.view.ts',
    ...{ from: 'itemsOf(moreDetails)[2]', to: 'itemsOf(moreDetails)[1]' },
  },
  {
    ...{ promise: 'B §3 MT5 account.4', what: 'buy and sell change places' },
    file: 'apps/portal/src/areas/mt5/mt5.view.ts',
    from: `{ '0': 'buy', buy: 'buy', '1': 'sell', sell: 'sell' }`,
    to: `{ '1': 'buy', buy: 'buy', '0': 'sell', sell: 'sell' }`,
  },
  {
    ...{ promise: 'B §3 MT5 account.6', what: 'one password alone is shown' },
    file: 'apps/portal/src/areas/mt5/mt5.view.ts',
    from: `typeof main === 'string' && typeof investor === 'string' ? { main, investor }`,
    to: `typeof main === 'string' ? { main, investor: String(investor) }`,
  },
  {
    ...{ promise: 'B §3 MT5 account.8', what: 'a number may begin with a dot' },
    file: 'apps/portal/src/areas/mt5/mt5.view.ts',
    ...{ from: '/^[0-9][0-9.]{0,31}$/', to: '/^[0-9.]{1,32}$/' },
  },
  {
    ...{ promise: 'B §4 View MT5 password.3', what: 'by mail four digits are taken' },
    file: 'packages/ui/src/text/proofs.ts',
    ...{ from: 'mt5: { mpin: 4, other: 6 }', to: 'mt5: { mpin: 4, other: 4 }' },
  },
  {
    ...{ promise: 'B §4 View MT5 password.5', what: 'no code is needed' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Passwords/ViewPasswordDialog.tsx',
    ...{ from: 'object({ code: requiredText(errorTexts.fieldRequired) })', to: 'object({})' },
  },
  {
    ...{ promise: 'B §4 View MT5 password.6', what: 'both buttons copy the main password' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Passwords/ShownPasswords.tsx',
    from: '[mt5Texts.investorPassword, passwords.investor,',
    to: '[mt5Texts.investorPassword, passwords.main,',
  },
  {
    ...{ promise: 'B §4 View MT5 password.8', what: 'nobody is told that the dialog has closed' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/AccountActions.tsx',
    from: `            viewing.onClosed();
            close();`,
    to: '            close();',
  },
  {
    ...{ promise: 'B §4 View MT5 password.10', what: 'the code is left out of the query' },
    file: 'apps/portal/src/areas/mt5/mt5.api.ts',
    ...{ from: 'params: { path: { account }, query: proof }', to: 'params: { path: { account } }' },
  },
  {
    ...{ promise: 'B §4 View MT5 password.11', what: 'the sandbox shows them without a right code' },
    file: 'apps/sandbox/src/areas/mt5/passwords.ts',
    from: `    await requireSecondFactor(services, await getMember(services.db, memberId), 'mt5', query);
`,
    to: '',
  },
  {
    promise: 'B §4 View MT5 password.12',
    what: 'the sandbox takes a code that was sent for a cancellation',
    file: 'apps/sandbox/src/areas/mt5/passwords.ts',
    ...{ from: `, 'mt5', query)`, to: `, 'cancel', query)` },
  },
  {
    ...{ promise: 'B §5 Update MT5 password.1', what: 'the new password may be empty' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Passwords/UpdatePasswordDialog.tsx',
    from: `  next: requiredSecret(required),
`,
    to: '',
  },
  {
    ...{ promise: 'B §5 Update MT5 password.2', what: 'the confirmation may differ' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Passwords/UpdatePasswordDialog.tsx',
    from: `again: sameAs('next', profileTexts.passwordMismatch, required)`,
    to: 'again: requiredSecret(required)',
  },
  {
    ...{ promise: 'B §5 Update MT5 password.4', what: 'two presses send it twice' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Passwords/UpdatePasswordDialog.tsx',
    from: 'useSinglePress(onChanged, { open: true, busy: form.busy, answer: form.refusal })',
    to: 'onChanged',
  },
  {
    ...{ promise: 'B §5 Update MT5 password.3', what: 'a password loses the blanks at its ends' },
    file: 'packages/ui/src/forms/rules/schema.ts',
    from: 'string().defined().min(1, message)',
    to: 'string().trim().defined().min(1, message)',
  },
  {
    ...{ promise: 'B §5 Update MT5 password.5', what: 'a new password goes out without its account' },
    file: 'apps/portal/src/areas/mt5/useMt5Passwords.ts',
    from: 'account_number: login, password,',
    to: "account_number: '', password,",
  },
  {
    ...{
      promise: 'B §5 Update MT5 password.6',
      what: 'what the server says of a new password stands nowhere',
    },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Passwords/UpdatePasswordDialog.tsx',
    from: "<FormAnswer form={form} used={['proof']} />",
    to: '<FormAnswer form={{ ...form, refusal: undefined }} />',
  },
  {
    ...{ promise: 'B §5 Update MT5 password.7', what: 'the dialog stays open when the password was changed' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/AccountActions.tsx',
    from: 'if (counted.current !== change.saved) setOpened(undefined);',
    to: 'if (counted.current > change.saved) setOpened(undefined);',
  },
  {
    ...{ promise: 'B §4 View MT5 password.9', what: 'the store keeps the passwords of an account' },
    file: 'apps/portal/src/areas/mt5/mt5.api.ts',
    from: '{ track: false } as const',
    to: '{ track: true } as const',
  },
  {
    ...{ promise: 'B §6 MT5 password.1', what: 'a group that says nothing lets its password be changed' },
    file: 'apps/portal/src/areas/mt5/mt5.view.ts',
    ...{ from: 'flagOf(group.master_password_shown) === 1', to: 'flagOf(group.master_password_shown) !== 0' },
  },
  {
    ...{ promise: 'B §6 MT5 password.2', what: 'the card’s button opens where it must not' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/ActionCards.tsx',
    ...{ from: 'disabled={waits || !changeable}', to: 'disabled={waits}' },
  },
  {
    ...{ promise: 'B §6 MT5 password.3', what: 'the key opens where it must not' },
    file: 'packages/ui/src/screens/mt5/Mt5Account/Passwords/InvestorPassword.tsx',
    ...{ from: 'onClick={changeable ? onUpdateOpened : undefined}', to: 'onClick={onUpdateOpened}' },
  },
  {
    ...{ promise: 'B §6 MT5 password.4', what: 'the sandbox changes a password of any group' },
    file: 'apps/sandbox/src/areas/mt5/passwords.ts',
    from: `    if (masterPasswordShown !== 1) throw refused('The password of this account cannot be changed here.');
`,
    to: '',
  },
  {
    ...{ promise: 'D85', what: 'a link of another origin turns pages' },
    file: 'packages/api/src/page.ts',
    ...{ from: 'url.origin !== origin || url.pathname', to: 'url.pathname' },
    test: 'apps/portal/src/areas/mt5/mt5.view.test.ts › its two lists › turn by no link that leads elsewhere: %s (T4)',
  },
];
