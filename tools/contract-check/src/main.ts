import { loadBundle } from '@portal/contract/bundle';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { backEndAt } from './backEnd';
import { getReport } from './report';
import { signIn } from './signIn';
import { judgeSurroundings } from './surroundings';
import { walkReads } from './walk';
import { judgeWrites } from './writes';

const usage = `npm run contract:check -- <url> --username NAME --password WORD [options]

<url>             where /api is: https://api.example
--pin 1234        the second step of a member with a pin
--totp 123456     the second step of a member with an authenticator app; a mailed code is asked for
--token=TOKEN     of a member who is signed in already, in place of the password
--origin URL      the portal's own origin, where that is another: its CORS is judged
--writes          also raises a ticket, to see that a key makes a write happen once

Reads only, unless --writes is said. The password may come as PORTAL_PASSWORD from the environment.`;

async function readCode(sentTo: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(`The code that was mailed${sentTo && ` to ${sentTo}`}: `)).trim();
  } finally {
    terminal.close();
  }
}

async function check(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      username: { type: 'string' },
      password: { type: 'string', default: process.env.PORTAL_PASSWORD ?? '' },
      pin: { type: 'string' },
      totp: { type: 'string' },
      token: { type: 'string' },
      origin: { type: 'string' },
      writes: { type: 'boolean', default: false },
    },
  });
  const [address] = positionals;
  const { username, password, pin, totp, origin, writes } = values;
  if (address === undefined || username === undefined || !URL.canParse(address)) {
    console.error(usage);
    return 2;
  }
  const backEnd = backEndAt(address);
  const token = values.token ?? (await signIn(backEnd, { username, password, pin, totp, readCode }));
  const { findings, parts } = await walkReads(backEnd, loadBundle(), { username, token });
  const around = await judgeSurroundings(backEnd, token, origin);
  const written = writes ? await judgeWrites(backEnd, token) : [];
  const all = [...findings, ...around, ...written];
  console.log(getReport(all, parts));
  return all.some(({ result }) => result === 'off') ? 1 : 0;
}

try {
  process.exitCode = await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
