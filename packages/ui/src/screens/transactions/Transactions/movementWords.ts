/** Our own words of a movement's detail. */
export const movementWords = {
  kind: 'Movement',
  credit: (wallet: string) => `It came into your ${wallet}.`,
  debit: (wallet: string) => `It left your ${wallet}.`,
  heldCredit: 'It waits here until what it is held for is decided.',
  heldDebit: 'It is no longer held: what it was held for is decided.',
} as const;
