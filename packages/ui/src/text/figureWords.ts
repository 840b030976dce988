/** What is refreshed, as a part of a sentence. */
export const figureWords = {
  figures: 'the figures',
  balances: 'the balances',
  progress: 'the progress',
  team: 'the team',
} as const;
