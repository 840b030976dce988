import type * as catalogue from '../../../../packages/ui/src/text/messages';

type Catalogue = typeof catalogue;

/** Spellings that look like mistakes: the part of the text that must stay unchanged. */
export const oddSpellings: {
  readonly [Group in keyof Catalogue]?: Partial<Record<keyof Catalogue[Group], string>>;
} = {
  accessTexts: {
    usernameRequiredAtSignIn: 'username is',
    lost: "Look like you're",
    pageMissing: 'not avaible!',
    sessionExpired: 'expired please login again!',
    loggedOut: 'Your Are Logout!!',
    authenticationFailed: 'Failed. Please Login Again....',
  },
  errorTexts: {
    somethingWrongTryAgain: 'Wrong Please Try Again....',
    requestFailedTryAgain: 'failed please',
    requestFailedPleaseLogin: 'failed please login',
    requestFailedLogin: 'failed login',
  },
  newsTexts: { noNotifications: 'yet !!!', usernameCopied: 'copy to clipboard' },
  dashboardTexts: {
    outGoingWallet: 'Out Going',
    pammWallet: 'Pamm',
    referralLinkCopied: 'copy to clipboard',
  },
  profileTexts: {
    passwordMismatch: 'not matching',
    pinMismatch: 'Secutity Pin not matching with new Pin',
    setUpPin: 'Setup',
    setUpAuthenticator: 'Setup',
  },
  kycTexts: {
    complete: 'KYC !',
    confirmUpload: 'are you sure ? you',
    imageTooLarge: 'sholud',
  },
  depositTexts: { addressCopied: 'copy to clipboard' },
  purchaseTexts: {
    confirmBuy: 'Package ?',
    amountOutOfRange: 'b/w range!!!',
    amountNotMultiple: 'Multiple 0f',
    paam: 'PAAM',
  },
  subscriptionsTexts: { inactive: 'InActive' },
  withdrawTexts: { tnxHash: 'Tnx', tnxHashScan: 'Tnx' },
  networkTexts: { totalBusiness: 'Bussiness' },
  ticketsTexts: { fileTooLarge: '2Mb' },
};

/** Why a message is on no screen. */
export const unusedTexts: {
  readonly [Group in keyof Catalogue]?: Partial<Record<keyof Catalogue[Group], string>>;
} = {
  profileTexts: { twoFactorAuthenticator: 'D45 shows “Please Setup Your 2FA Authenticator” in its place.' },
};
