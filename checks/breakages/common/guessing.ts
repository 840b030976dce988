import type { Breakage } from '../breakage';

const guessing = 'apps/sandbox/src/access/guessing';
const test = 'apps/sandbox/src/areas/access/guessing.test.ts';
const many = `${test} › sixty wrong passwords for one name from sixty addresses (T31)`;
const operator = 'apps/sandbox/src/operator/operator.test.ts › who may come';
const settings =
  'apps/sandbox/src/config.test.ts › the configuration › serves the operator’s pages, and believes a proxy, only when a setting says so (T31, T32)';

/** Guessing by many (T31), and whoever comes to the operator's pages through a proxy (T32). */
export const guessingBreakages: readonly Breakage[] = [
  {
    promise: 'T31',
    what: 'counts guesses by address alone',
    file: `${guessing}/guesses.ts`,
    from: '    [`guess: ${name}`, guessLimits.name],\n',
    to: '',
    test: `${many} › are judged twenty times in all, by two processes together`,
  },
  {
    promise: 'T31',
    what: 'counts guesses in each process for itself',
    file: `${guessing}/turns.ts`,
    from: "const keyOf = (what: string) => createHash('sha256').update(what).digest('hex');",
    to: "const mine = String(Math.random());\nconst keyOf = (what: string) => createHash('sha256').update(mine + what).digest('hex');",
    test: `${many} › are judged twenty times in all, by two processes together`,
  },
  {
    promise: 'T31',
    what: 'counts the codes of strangers in each process for itself',
    file: `${guessing}/strangers.ts`,
    from: '`code for ${purpose} of ${name}`',
    to: '`code for ${purpose} of ${name}${String(import.meta.url.length + performance.now())}`',
    test: `${test} › counts the codes that strangers ask for in all processes together`,
  },
  {
    promise: 'T31',
    what: 'lets strangers lock a member out of a known device',
    file: `${guessing}/guesses.ts`,
    from: '  if (await isKnownDevice(db, memberId, device, now))\n',
    to: '  if ((await isKnownDevice(db, memberId, device, now)) && memberId === 0)\n',
    test: `${many} › don’t lock out the device that signed in before, even after its browser was updated`,
  },
  {
    promise: 'T31',
    what: 'knows a device by its browser’s version',
    file: `${guessing}/devices.ts`,
    from: ".replace(/[\\d._]+/g, '')",
    to: '',
    test: `${many} › don’t lock out the device that signed in before, even after its browser was updated`,
  },
  {
    promise: 'T31',
    what: 'keeps a locked member out who reads the mail',
    file: 'apps/sandbox/src/areas/access/codes.ts',
    from: '    await rememberDevice(db, member.id, call, clock.now());\n    return member;',
    to: '    return member;',
    test: `${many} › don’t keep a member out who reads the mail, on any device`,
  },
  {
    promise: 'T31',
    what: 'counts a right password as a guess',
    file: `${guessing}/guesses.ts`,
    from: '    for (const what of taken) await returnTurn(db, what);\n',
    to: '',
    test: `${test} › one machine › is limited on a device that is known, too, and right passwords are no guesses`,
  },
  {
    promise: 'T31',
    what: 'has no limit on one machine’s guesses at all names',
    file: `${guessing}/guesses.ts`,
    from: '    [`guess: from ${network}`, guessLimits.address],\n',
    to: '',
    test: `${test} › one machine › has sixty guesses at all names, whether or not somebody has them`,
  },
  {
    promise: 'T31',
    what: 'takes each address of an IPv6 network for another machine',
    file: `${guessing}/devices.ts`,
    from: ".slice(0, 4).join(':')",
    to: ".slice(0, 8).join(':')",
    test: `${test} › counts a whole network of IPv6 as one`,
  },
  {
    promise: 'T31',
    what: 'believes a proxy by any name',
    file: 'apps/sandbox/src/config.ts',
    from: "    if (isIP(proxy.replace(/\\/\\d{1,3}$/, '')) === 0)",
    to: "    if (proxy === '')",
    test: settings,
  },
  {
    promise: 'T32',
    what: 'does not know what a proxy calls Via',
    file: 'apps/sandbox/src/operator/loopback.ts',
    from: '|via|',
    to: '|',
    test: `${operator} › nobody through a proxy on this machine, which leaves %s (T32)`,
  },
  {
    promise: 'T32',
    what: 'lets requests in that a content network forwarded',
    file: 'apps/sandbox/src/operator/loopback.ts',
    from: '  /^(cf|fastly|fly|do-connecting|proxy)-/,\n',
    to: '',
    test: `${operator} › nobody through a proxy on this machine, which leaves %s (T32)`,
  },
  {
    promise: 'T32',
    what: 'answers the protocol of proxies that add nothing',
    file: 'apps/sandbox/src/operator/loopback.ts',
    from: "  raw.httpVersion === '1.0' ||\n",
    to: '',
    test: `${operator} › nobody by the protocol that silent proxies speak`,
  },
  {
    promise: 'T32',
    what: 'takes any Host for this machine',
    file: 'apps/sandbox/src/operator/loopback.ts',
    from: '    loopbackHost.test(host)\n',
    to: "    host !== ''\n",
    test: `${operator} › not %s`,
  },
  {
    promise: 'T32',
    what: 'serves the operator’s pages without a setting',
    file: 'apps/sandbox/src/server.ts',
    from: 'deps.operator === true && !production',
    to: '!production',
    test: `${operator} › nobody unless a setting says so`,
  },
  {
    promise: 'T32',
    what: 'serves the operator’s pages in production',
    file: 'apps/sandbox/src/server.ts',
    from: 'deps.operator === true && !production',
    to: 'deps.operator === true',
    test: `${operator} › nobody in production`,
  },
  {
    promise: 'T32',
    what: 'is on unless it is turned off',
    file: 'apps/sandbox/src/config.ts',
    from: "operator: env.SANDBOX_OPERATOR === 'on',",
    to: "operator: env.SANDBOX_OPERATOR !== 'off',",
    test: settings,
  },
];
