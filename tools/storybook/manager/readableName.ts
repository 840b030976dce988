/** The names of folders and screens that aren't their own words with spaces. */
const named: Readonly<Record<string, string>> = {
  Access: 'Sign-in and registration',
  Login: 'Sign in',
  Kyc: 'KYC',
  Mt5: 'MT5',
  Mt5Account: 'MT5 account',
  Network: 'Team',
  Purchase: 'Packages',
  Tickets: 'Support',
};

/** Returns a sidebar entry's name as people write it: `DataList` is `Data list`. */
export const toReadableName = (name: string): string =>
  named[name] ??
  (name.includes(' ') ? name : name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`));

/** Returns a title as people write it, with a sign between its parts. */
export const toReadableTitle = (title: string, between = ' / '): string =>
  title.split('/').map(toReadableName).join(between);
