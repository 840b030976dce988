/** Our own words for what the specification leaves unnamed. Its exact texts stand in messages.ts. */
export const words = {
  loading: 'Loading',
  refreshing: 'Refreshing',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notAllowedHere: 'Not allowed here:',
  space: 'space',
  atMost: (limit: number) => `At most ${limit} characters`,
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  digitOf: (index: number, count: number) => `digit ${index} of ${count}`,
} as const;
