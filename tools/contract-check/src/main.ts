import { loadBundle } from '@portal/contract/bundle';
import { createInterface } from 'node:readline/promises';
import { parseArguments } from '../../run/usage.mjs';
import { backEndAt } from './backEnd';
import { checkBackEnd } from './check';
import { writeFeatures } from './features';
import { getReport } from './report';
import { signIn } from './signIn';

const usage = `npm run contract:check -- <url> --username NAME --password WORD [options]

<url>                  the address of /api: https://api.example
--pin 1234             the second step of a member with a pin
--totp 123456          the second step of a member with an authenticator app. A mailed code is asked for
--token=TOKEN          of a member who is signed in already, in place of the password
--origin URL           the portal's own origin, if it is another. Its CORS is checked
--writes               also raises a ticket, to see that a key makes a write happen once
--write-config <file>  writes what the back end can do into "features" of a config.json
--strict               fails for every difference, not only for what members lose

It reads only, unless you add --writes. The password can be in PORTAL_PASSWORD.`;

async function readCode(sentTo: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(`The code that was mailed${sentTo && ` to ${sentTo}`}: `)).trim();
  } finally {
    terminal.close();
  }
}

async function check(): Promise<number> {
  const { values, positionals } = parseArguments(usage, {
    allowPositionals: true,
    options: {
      username: { type: 'string' },
      password: { type: 'string', default: process.env.PORTAL_PASSWORD ?? '' },
      pin: { type: 'string' },
      totp: { type: 'string' },
      token: { type: 'string' },
      origin: { type: 'string' },
      writes: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      'write-config': { type: 'string' },
    },
  });
  const [address, ...more] = positionals;
  const { username, password, pin, totp, origin, writes, strict } = values;
  if (address === undefined || more.length > 0 || username === undefined || !URL.canParse(address)) {
    console.error(usage);
    return 2;
  }
  const backEnd = backEndAt(address);
  const entered =
    values.token === undefined
      ? await signIn(backEnd, { username, password, pin, totp, readCode })
      : { token: values.token, findings: [] };
  const { token } = entered;
  const {
    findings: found,
    parts,
    features,
  } = await checkBackEnd(backEnd, loadBundle(), { username, token }, { origin, writes });
  const findings = [...entered.findings, ...found];
  console.log(getReport(findings, parts));
  if (values['write-config'] !== undefined) writeFeatures(values['write-config'], features);
  const isFault = ({ result }: (typeof findings)[number]) =>
    result === 'lost' || (strict && (result === 'differs' || result === 'hint'));
  return findings.some(isFault) ? 1 : 0;
}

try {
  process.exitCode = await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
