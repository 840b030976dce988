import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSession } from '../../apps/portal/e2e/support/sessions';
import { expect, nightly, portElsewhere, sandboxUrl, test as base } from '../../apps/portal/e2e/support/test';
import type { Deed } from '../faults/faults';
import { Faults } from '../faults/plantFaults';

const main = fileURLToPath(new URL('./src/main.ts', import.meta.url));

interface Checked {
  code: number;
  output: string;
}

/** Returns what the command prints and its exit code. It has no terminal. */
const run = (words: string[], env: Record<string, string> = {}) =>
  new Promise<Checked>((end) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: 16 * 1024 * 1024 };
    execFile(process.execPath, ['--import', 'tsx', main, ...words], options, (error, stdout, stderr) =>
      end({ code: typeof error?.code === 'number' ? error.code : 0, output: `${stdout}${stderr}` }),
    ).stdin?.end();
  });

/** The lines of a report that name what members miss. */
const listLost = ({ output }: Checked) => output.split('\n').filter((line) => line.startsWith('LOST'));

interface Fixtures {
  faulty: Faults;
  /** Checks the sandbox behind the faulty as the leader, who has a history. */
  check: (screens: string, ...more: string[]) => Promise<Checked>;
}

const test = base.extend<Fixtures>({
  faulty: async ({ browserName: _any }, use, info) => {
    const faulty = await Faults.to(sandboxUrl(info));
    await use(faulty);
    faulty.close();
  },
  check: async ({ faulty, sandbox, request }, use) => {
    await sandbox.advance(3 * 60 * 60);
    const token = await openSession(request, sandbox, await sandbox.member('leader'));
    const named = [faulty.proxy.url, '--username', 'leader', `--token=${token}`];
    await use((screens, ...more) =>
      run([...named, ...(screens === '' ? [] : ['--screens', screens]), ...more]),
    );
  },
});

/** A body in which each value of this name is another, or missing. */
const change =
  (key: string, to: (value: unknown) => unknown) =>
  (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body), (name, value: unknown) => (name === key ? to(value) : value));

interface Paged {
  data: unknown[];
  current_page: number;
  last_page: number;
  total: number;
}

/** The transactions with another pager than the specification's. */
const paged = (toPager: (own: Paged) => object) =>
  alter((body) => {
    const own = body as Paged & { status: boolean };
    return { status: own.status, data: own.data, ...toPager(own) };
  });
const toNext = ({ current_page: page, last_page: last }: Paged) =>
  page < last ? `/api/transactions?page=${page + 1}` : null;
const toTotals = ({ total, current_page: page, last_page: last }: Paged) => ({
  pagination: { total, current_page: page, total_pages: last },
});

const alter = (to: (body: unknown) => unknown): Deed => ({ do: 'alter', change: to });
const replace = (key: string, to: (value: unknown) => unknown) => alter(change(key, to));
const answer = (status: number, body: object, headers: Record<string, string> = {}): Deed => ({
  ...{ do: 'reply', status, type: 'application/json', body: JSON.stringify(body), headers },
});
const refusal = { status: false, message: 'No.' };
const swapCase = (text: unknown) =>
  String(text).replace(/[a-f](?=[^x]*$)/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

const allowed = 'access-control-allow-headers';
const elsewhere = { status: true, data: 'elsewhere.png' };
const allow = (headers: Record<string, string>, status = 204) =>
  answer(
    status,
    {},
    {
      ...{ 'access-control-allow-origin': '*', 'access-control-max-age': '7200' },
      ...{ [allowed]: 'authorization,*', ...headers },
    },
  );
const sixPages = /^reads .*reach 60 of 60 rows on the first 6 pages/;
const toUnix = (at: unknown) => Math.floor(Date.parse(String(at)) / 1000);
const onePage = paged(({ data }) => ({ current_page: 1, last_page: 1, total: data.length }));
const whoops: Deed = { do: 'reply', status: 500, type: 'text/html', body: '<h1>Whoops</h1>' };
const noKey: Deed = { do: 'forwardWithout', header: 'idempotency-key' };
const withdrawals = 'GET /user/manual/withdraw/list';

/** Planted faults: the call, the fault, what a line of the report says of it, and the screen or an option it needs. */
const planted: readonly (readonly [string, Deed, RegExp, string?])[] = [
  ['GET /fetch-address', replace('address', swapCase), /^LOST .*no address: "0x/, 'Deposit'],
  ['GET /transactions', replace('created_at', toUnix), /^LOST .* created_at: \d{10} /, 'Transactions'],
  ['GET /payouts', replace('amount', () => undefined), /^LOST .*amount is missing/, 'Payouts'],
  ['GET /transactions', onePage, /^LOST .*reach 10 of \d\d rows/, 'Transactions'],
  ['GET /transactions', paged((own) => ({ next_page_url: toNext(own) })), sixPages, 'Transactions'],
  ['GET /transactions', paged((own) => ({ links: { next: toNext(own) } })), sixPages, 'Transactions'],
  ['GET /transactions', paged((own) => ({ meta: toTotals(own) })), sixPages, 'Transactions'],
  ['GET /transactions', paged(() => ({ pagination: {} })), sixPages, 'Transactions'],
  [withdrawals, replace('status', () => 'on its way'), /^LOST .*no state for status "on/, 'Withdraw History'],
  ['GET /transfer', replace('comment', () => 'Rejected'), /^LOST .*comment is "Rejected" in/, 'Transfer'],
  ['GET /payouts', replace('is_paid', String), /^reads .*"0" as Unpaid/, 'Payouts'],
  ['GET /get-picture', alter(() => elsewhere), /^LOST .*placeholder: .*\/images\/elsewhere\.png/, 'Profile'],
  ['GET /tickets', replace('subject', () => 'O&amp;#039;B'), /^LOST .*entities of HTML: “&/, 'Tickets'],
  ['GET /subjects', replace('id', () => undefined), /^LOST .*id is missing/, 'Raise Ticket'],
  ['GET /user', answer(401, refusal), /^LOST .*signs the member out: GET \/user is answered 401/, 'Profile'],
  ['GET /rank/incomes', whoops, /^LOST .*500 without JSON. Members read “/, 'Rank Details'],
  ['POST /transfer/amount', answer(200, { status: true }), /^LOST .*wrong code .*takes it for a success/],
  ['POST /resendotp', answer(422, { errors: { from: ['No.'] } }), /^LOST .*get no code for \w+: from/],
  ['GET /dashboard', answer(200, {}), /^LOST .*Without a token .*takes it for a success/],
  ['GET /dashboard', answer(200, { status: false, msg: 401 }), /^LOST .*Without a token /],
  ['POST /pre-login', whoops, /^LOST .*A wrong password/],
  ['POST /pre-login', answer(422, { ...refusal, message: 'SQLSTATE[42]' }), /^hint .*\(T27\)/],
  ['OPTIONS /dashboard', allow({}, 302), /^LOST .*the preflight is answered 302/, '--origin'],
  ['OPTIONS /dashboard', allow({ [allowed]: '*' }), /^LOST .*lacks authorization\./, '--origin'],
  ['GET /dashboard', allow({}, 200), /^hint .*Access-Control-Expose-Headers lacks /, '--origin'],
  ['POST /raise-ticket', noKey, /^LOST .*one key made 2 tickets/, '--writes'],
  ['POST /raise-ticket', alter((body) => body), /^LOST .*header Idempotency-Key is missing/, '--writes'],
  ['GET /subjects', answer(200, { status: true, data: [] }), /^skipped .*names no subject/, '--writes'],
];

for (const [at, [call, deed, said, where = 'Year']] of planted.entries())
  test(
    `the check of a back end judges ${call} (${at}: ${said.source})`,
    nightly,
    async ({ faulty, check }, info) => {
      test.setTimeout(180_000);
      faulty.arm(call, deed);
      const options = where === '--origin' ? [where, `http://localhost:${portElsewhere(info)}`] : [where];
      const { code, output } = await (where.startsWith('--') ? check('Year', ...options) : check(where));
      const lines = output.split('\n').filter((line) => said.test(line));
      expect(lines, output).not.toEqual([]);
      expect(code).toBe(/^LOST/m.test(output) ? 1 : 0);
    },
  );

test('the check of a back end reads what it needs without a terminal, and judges a screen', async ({
  faulty,
  check,
  newMember,
}) => {
  const mailed = await newMember({ upTo: 'verified' });
  const named = [faulty.proxy.url, '--username', mailed.username];
  const ended = [
    run([...named, '--password', mailed.password]),
    run(named, { PORTAL_PASSWORD: '' }),
    run([...named, '--password', 'x', '--screens', 'Dashbord']),
    check('Tickets'),
  ];
  const [unanswered, nameless, misspelt, clean] = await Promise.all(ended);
  expect(unanswered).toEqual({
    code: 3,
    output: expect.stringContaining('there is no terminal') as unknown as string,
  });
  expect(nameless?.output).toContain('Give the password with --password or in PORTAL_PASSWORD');
  expect(misspelt?.output).toContain('there is no dashbord. There are Register, Dashboard');
  expect([nameless?.code, misspelt?.code]).toEqual([2, 2]);
  expect(clean?.output).toMatch(/reads {5}Tickets {2}It shows each of [1-9]\d* values/);
  expect(clean?.output).toContain(' 0 lost, 0 not judged, 0 differ harmlessly');
});

test(
  'the check of a back end finds nothing lost in the sandbox',
  nightly,
  async ({ check, newMember, baseURL }, info) => {
    test.setTimeout(400_000);
    const file = info.outputPath('config.json');
    writeFileSync(file, '{"zone":"UTC","features":{"keys":true}}');
    const clean = await check('', '--write-config', file);
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(written).toMatchObject({ zone: 'UTC', features: { keys: true, teamList: true, perPage: true } });
    expect(clean.output.match(/^reads {5}The states of /gm)?.length).toBeGreaterThanOrEqual(9);
    expect(listLost(clean)).toEqual([]);
    expect(clean.output).toContain(' 0 lost, 0 not judged, 0 differ harmlessly');
    // A page from another origin can't call it, and a wrong pin shows the back end's own message.
    const stranger = await check('Tickets', '--origin', 'https://elsewhere.example', '--writes');
    expect(stranger.output).toContain('LOST      A page of https://elsewhere.example may ask (CORS)');
    expect(stranger.output).toContain('The check raised one ticket');
    expect(stranger.output).toContain('reads     Its answer repeats the key');
    const member = await newMember({ by: 'mpin' });
    const named = [baseURL ?? '', '--username', member.username, '--password', member.password];
    const wrong = await run([...named, '--pin', '0000']);
    expect(wrong.output).toContain('POST /login is answered');
    expect(wrong.code).toBe(2);
  },
);
