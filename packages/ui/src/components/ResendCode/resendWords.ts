/** Our own words beside the exact ones of the count-down. */
export const resendWords = {
  noneUntil: (when: string) => `No more codes until ${when}.`,
} as const;
