/** Our own words of a withdrawal's detail. */
export const withdrawalWords = {
  kind: 'Withdrawal',
  to: (account: string | undefined) => (account === undefined ? 'Withdrawal' : `Withdrawal to ${account}`),
  yourWallet: 'wallet',
  asked: 'Asked for',
  heldStep: 'Held',
  sent: 'Sent',
  returned: 'Returned',
  meaning: {
    pending: 'Our team checks it before it is sent.',
    completed: 'It is done.',
    rejected: 'Our team did not send it.',
  },
  held: (sum: string) => `${sum} waits in your Hold Wallet until then.`,
  sentTo: (sum: string) => `${sum} was sent to the account below.`,
  wentBack: (sum: string, wallet: string) => `${sum} went back to your ${wallet}.`,
} as const;
