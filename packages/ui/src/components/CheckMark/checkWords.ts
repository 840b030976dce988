/** Our own words about a name that the server checks. */
export const checkWords = {
  checking: 'Checking',
  waiting: 'Checked again shortly',
  notChecked: 'Could not be checked',
} as const;
