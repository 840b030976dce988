import { loadBundle } from '@portal/contract/bundle';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { failWithUsage, parseArguments } from '../../run/usage.mjs';
import { backEndAt } from './backEnd';
import { checkBackEnd } from './check';
import { createContract } from './contract';
import { screens } from './screens';
import { readSettings, writeFeatures } from './settings';
import { signIn } from './signIn';
import type { Seen } from './drawAll';
import type { Finding, Result } from './finding';

/** What a member misses comes last, because a terminal shows the end. */
const order = [
  'reads',
  'absent',
  'skipped',
  'differs',
  'hint',
  'unjudged',
  'lost',
] as const satisfies readonly Result[];

const isLoud = (result: Result) => result === 'lost' || result === 'unjudged';

/** The findings as text, a line for each. */
function getReport(findings: readonly Finding[], parts: Seen['parts']): string {
  const sorted = order.flatMap((result) => findings.filter((one) => one.result === result));
  const count = (result: Result) => findings.filter((one) => one.result === result).length;
  const optional = parts.map(
    ({ call, name, isThere }) => `${isThere ? 'there ' : 'absent'}  ${call}  ${name}`,
  );
  return [
    ...sorted.map(({ about, result, note }) =>
      `${(isLoud(result) ? result.toUpperCase() : result).padEnd(8)}  ${about}  ${note}`.trimEnd(),
    ),
    '',
    ...(optional.length > 0 ? ['Optional parts, which the portal does without:', ...optional, ''] : []),
    `${count('reads')} read, ${count('lost')} lost, ${count('unjudged')} not judged, ${count('differs')} differ harmlessly, ${count('hint')} hints, ${count('absent')} optional calls absent, ${count('skipped')} not asked.`,
  ].join('\n');
}

const screenNames = screens.map(({ name }) => name).join(', ');

const usage = `npm run contract:check -- <url> --username NAME --password WORD [options]

<url>                  the address of /api: https://api.example
--username NAME        a test member with some history
--password WORD        of this member. It can be in PORTAL_PASSWORD
--pin 1234             the second step of a member with a pin
--totp 123456          the second step of a member with an authenticator app. A mailed code is asked for
--token=TOKEN          of a member who is signed in already, in place of the password
--origin URL           the portal's own origin, if it is another. Its CORS and its config.json are checked
--config FILE|URL      the portal's settings, in place of the config.json next to the portal
--screens A,B          opens these screens only: ${screenNames}
--writes               also raises a ticket, to see that a key makes a write happen once: one ticket, or two where
                       your server ignores keys. The report says how many
--write-config FILE    writes what the back end can do into "features" of a config.json
--strict               fails for every difference, not only for what members lose
--help                 prints this

It opens every screen of the portal with your answers in a Chromium and compares what members see with what you sent.
It moves and changes nothing, unless you add --writes. It also sends one empty sign-in code, one sign-in of a name that
no one has, and one transfer of more than any wallet has with a wrong code, which your server has to refuse.

It ends with 0 if members miss nothing, 1 if they do, 2 if no one could sign in or an option is wrong, and 3 if it needs
a mailed code and has no terminal to ask for it.`;

/** The check needs a person at a terminal. */
class NoTerminal extends Error {}

async function readCode(sentTo: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const left = new Promise<never>((_, reject) =>
      terminal.on('close', () => reject(new NoTerminal('No code was typed.'))),
    );
    const asked = terminal.question(`The code that was mailed${sentTo && ` to ${sentTo}`}: `);
    return (await Promise.race([asked, left])).trim();
  } finally {
    terminal.close();
  }
}

/** Before a code is mailed that no one could type. */
function failWithoutTerminal(): void {
  if (process.stdin.isTTY) return;
  throw new NoTerminal(
    'This member signs in with a mailed code, and there is no terminal to type it in. Run the check in a terminal, or give it a member with a pin (--pin) or an authenticator app (--totp), or a token (--token).',
  );
}

/** Returns what is wrong with the arguments, or undefined. */
const findFault = (faults: readonly (readonly [boolean, string])[]) => faults.find(([isOne]) => isOne)?.[1];

async function check(): Promise<number> {
  const { values, positionals } = parseArguments(usage, {
    allowPositionals: true,
    options: {
      username: { type: 'string', default: '' },
      password: { type: 'string', default: process.env.PORTAL_PASSWORD ?? '' },
      ...{ pin: { type: 'string' }, totp: { type: 'string' }, token: { type: 'string' } },
      ...{ origin: { type: 'string' }, config: { type: 'string' }, 'write-config': { type: 'string' } },
      screens: { type: 'string', default: screenNames },
      ...{ writes: { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
    },
  });
  const [address = '', ...more] = positionals;
  const { username, password, pin, totp, origin, token, writes, strict } = values;
  const wanted = values.screens.split(',').map((name) => name.trim().toLowerCase());
  const names = screens.map(({ name }) => name.toLowerCase());
  const unknown = wanted.filter((name) => !names.includes(name));
  const fault = findFault([
    [!URL.canParse(address), 'Give the address of your API, such as https://api.example.'],
    [more.length > 0, `One address is enough: what is ${more.join(' ')}?`],
    [
      origin !== undefined && !URL.canParse(origin),
      '--origin: give an address such as https://portal.example.',
    ],
    [username === '', 'Give the test member with --username.'],
    [!token && password === '', 'Give the password with --password or in PORTAL_PASSWORD, or a --token.'],
    [unknown.length > 0, `--screens: there is no ${unknown.join(', ')}. There are ${screenNames}.`],
  ]);
  if (fault !== undefined) return failWithUsage(usage, fault);
  const chosen = screens.filter(({ name }) => wanted.includes(name.toLowerCase()));
  const backEnd = backEndAt(address);
  const own = await readSettings(values.config, origin, backEnd.address);
  const entered =
    token === undefined
      ? await signIn(backEnd, { username, password, pin, totp, failWithoutTerminal, readCode })
      : { token, authType: pin === undefined ? 'otp' : 'mpin', findings: [] };
  const checked = await checkBackEnd(
    backEnd,
    createContract(loadBundle()),
    { username, token: entered.token, authType: entered.authType },
    { settings: own.settings, screens: chosen, origin, writes },
  );
  const findings = [...own.findings, ...entered.findings, ...checked.findings];
  console.log(getReport(findings, checked.parts));
  if (values['write-config'] !== undefined) writeFeatures(values['write-config'], checked.features);
  const isFault = ({ result }: (typeof findings)[number]) =>
    result === 'lost' || (strict && ['differs', 'hint', 'unjudged'].includes(result));
  return findings.some(isFault) ? 1 : 0;
}

try {
  process.exitCode = await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof NoTerminal ? 3 : 2;
}
