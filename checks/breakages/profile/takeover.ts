import type { Breakage } from '../breakage';

const access = 'apps/sandbox/src/access';
const tests = 'apps/sandbox/src/areas/takeover.test.ts';

/** What is left to a stolen session (T29). */
export const takeoverBreakages: readonly Breakage[] = [
  {
    promise: 'T29',
    what: 'takes any proof for the factor in force',
    file: `${access}/stepUp.ts`,
    from: "  if (outcome !== 'right')",
    to: "  if (outcome === 'locked')",
    test: `${tests} › a session alone (T29) › is asked for the factor in force before it makes a new %s`,
  },
  {
    promise: 'T29',
    what: 'pays out while withdrawals are held',
    file: `${access}/safeguards.ts`,
    from: '  if (until)\n',
    to: '  if (until && until < now)\n',
    test: `${tests} › the hold (T29) › refuses withdrawals until its end, without using the code up, and begins anew with each change`,
  },
  {
    promise: 'T29',
    what: 'shows the same secret again',
    file: `${access}/totp.ts`,
    from: '  const secret = generateSecret();',
    to: '  const secret = (await setupSecrets(db, sessionId, now))[0] ?? generateSecret();',
    test: `${tests} › the authenticator’s secret (T29) › is another one each time, and none while one is in force`,
  },
];
