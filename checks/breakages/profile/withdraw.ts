import type { Breakage } from '../breakage';

const screen = 'packages/ui/src/screens/profile';
const withdraw = `${screen}/WithdrawSettings`;
const area = 'apps/portal/src/areas/profile';

/** Where withdrawals go (A §4, §5, §9; D47 to D50). */
export const profileWithdrawBreakages: readonly Breakage[] = [
  {
    promise: 'A §4 Withdraw settings.1',
    what: 'shows a saved address by its beginning',
    file: `${withdraw}/SavedCrypto.tsx`,
    from: '<WholeAddress address={address} />',
    to: '<WholeAddress address={`${address.slice(0, 8)}…`} />',
  },
  {
    promise: 'A §4 Withdraw settings.2',
    what: 'opens the form over a saved address',
    file: `${withdraw}/WithdrawSettingsTab.tsx`,
    from: "          case 'crypto':\n            return <SavedCrypto {...data} />;\n          case 'bank':",
    to: "          case 'bank':",
  },
  {
    promise: 'A §4 Withdraw settings.3',
    what: 'locks addresses alone, and no account number',
    file: `${area}/profile.view.ts`,
    from: "if (withdrawTypeOf(body) === 'bank') {",
    to: "if (withdrawTypeOf(body) === 'no bank') {",
  },
  {
    promise: 'A §4 Withdraw settings.5',
    what: 'asks about the address without its network',
    file: `${withdraw}/ConfirmDestination.tsx`,
    from: '<FigureRow label={profileWords.network}>{destination.network}</FigureRow>',
    to: '',
  },
  {
    promise: 'A §5 Withdraw settings.3',
    what: 'asks about an address without a network',
    file: `${withdraw}/checkAddress.ts`,
    from: '  if (!isNetwork(network)) errors.network = errorTexts.fieldRequired;\n',
    to: '',
  },
  {
    promise: 'A §5 Withdraw settings.5',
    what: 'saves without a code',
    file: `${withdraw}/ConfirmDestination.tsx`,
    from: 'object({ code: requiredText(errorTexts.fieldRequired) })',
    to: 'object({})',
  },
  {
    promise: 'A §5 Withdraw settings.6',
    what: 'lets an address of the other network pass',
    file: `${withdraw}/networks.ts`,
    from: "      return profileWords.otherNetwork(other[chain], chain);\n    case 'mistyped':",
    to: "      return undefined;\n    case 'mistyped':",
  },
  {
    promise: 'A §5 Withdraw settings.8',
    what: 'does not warn of an unknown shape once more',
    file: `${withdraw}/ConfirmDestination.tsx`,
    from: '{isUnknown(destination) && (',
    to: "{destination.address === '' && (",
  },
  {
    promise: 'A §5 Withdraw settings.9',
    what: 'calls the network withdrawal_coin, as the profile does',
    file: `${area}/bodies.view.ts`,
    from: 'coin_name: network, withdrawal_address: address',
    to: 'withdrawal_coin: network, withdrawal_address: address',
  },
  {
    promise: 'A §5 Withdraw settings.10',
    what: 'sends the pin as mpin here too',
    file: `${area}/bodies.view.ts`,
    from: "{ mpin: 'pin' }",
    to: '{}',
  },
  {
    promise: 'A §5 Withdraw settings.11',
    what: 'never sets the type',
    file: `${area}/saveDestination.ts`,
    from: 'if (stored !== offeredType) {',
    to: 'if (stored !== undefined && stored !== offeredType) {',
  },
  {
    promise: 'A §5 Withdraw settings.12',
    what: 'saves the address though its type was refused',
    file: `${area}/saveDestination.ts`,
    from: '    if (error !== undefined) return { error };\n',
    to: '    if (error === save) return { error };\n',
  },
  {
    promise: 'A §9 Networks.1',
    what: 'offers TRC20 first',
    file: `${withdraw}/AddressFields.tsx`,
    from: "  ['USDT BEP20', profileWords.bnbSmartChainAddressesBegin],\n  ['USDT TRC20', profileWords.tronAddressesBeginWithT],\n",
    to: "  ['USDT TRC20', profileWords.tronAddressesBeginWithT],\n  ['USDT BEP20', profileWords.bnbSmartChainAddressesBegin],\n",
  },
  {
    promise: 'D48',
    what: 'takes a mixed case without looking at its checksum',
    file: 'packages/ui/src/text/format/chainAddress.ts',
    from: 'if (digits === plain || digits === digits.toUpperCase()) return true;',
    to: 'if (digits !== plain) return true;',
    test: 'packages/ui/src/text/format/chainAddress.test.ts › an address and its network (D48) › %s is mistyped',
  },
  {
    promise: 'D47',
    what: 'sends a mailed code as the pin',
    file: `${area}/bodies.view.ts`,
    from: "{ mpin: 'pin' }",
    to: "{ mpin: 'pin', otp: 'pin' }",
    test: `${area}/bodies.view.test.ts › a destination goes out with the code of %s under its own name (D47, D50)`,
  },
  {
    promise: 'D49',
    what: 'does not say that a bank is locked',
    file: `${withdraw}/SavedBank.tsx`,
    from: '      <Locked />\n',
    to: '',
    test: `${withdraw}/WithdrawSettingsTab.stories.tsx › Bank`,
  },
  {
    promise: 'D50',
    what: 'reads the network by the name that the call has',
    file: `${area}/profile.view.ts`,
    from: 'network: textOf(profile.withdrawal_coin)',
    to: 'network: textOf((profile as { coin_name?: unknown }).coin_name)',
    test: `${area}/profile.view.test.ts › where withdrawals go (D48 to D50) › an address locks, whatever else is there`,
  },
];
