/** Our own words on a name that the server is asked about. */
export const checkWords = {
  checking: 'Checking',
  waiting: 'Checked again shortly',
  notChecked: 'Could not be checked',
} as const;
