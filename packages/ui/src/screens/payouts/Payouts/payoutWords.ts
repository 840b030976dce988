/** Our own words of a bonus's detail. */
export const payoutWords = {
  kind: 'Bonus',
  earnedBy: (username: string) => `You earned it by ${username}.`,
  own: 'You earned it.',
  isIn: (sum: string, wallet: string) => `${sum} was paid into your ${wallet}.`,
  notYet: 'It is not paid yet.',
} as const;
