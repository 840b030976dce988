import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openSession } from '../../apps/portal/e2e/support/sessions';
import { expect, nightly, sandboxUrl, test as base } from '../../apps/portal/e2e/support/test';
import type { Deed } from '../faults/faults';
import { FaultProxy } from '../faults/proxy';

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
  faulty: FaultProxy;
  /** Checks the sandbox behind the faulty as the leader, who has a history. */
  check: (screens: string, ...more: string[]) => Promise<Checked>;
}

const test = base.extend<Fixtures>({
  faulty: async ({ browserName: _any }, use, info) => {
    const faulty = await FaultProxy.to(sandboxUrl(info));
    await use(faulty);
    faulty.close();
  },
  check: async ({ faulty, sandbox, request }, use) => {
    await sandbox.advance(3 * 60 * 60);
    const token = await openSession(request, sandbox, await sandbox.member('leader'));
    const named = [faulty.url, '--username', 'leader', `--token=${token}`];
    await use((screens, ...more) =>
      run([...named, ...(screens === '' ? [] : ['--screens', screens]), ...more]),
    );
  },
});

/** A body in which each value of this name is another. */
function change(key: string, to: (value: unknown) => unknown): (body: unknown) => unknown {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).map(([name, value]) => [
      name,
      name === key ? to(value) : visit(value),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as object;
  };
  return visit;
}

interface Paged {
  data: unknown[];
  current_page: number;
  last_page: number;
  total: number;
}

/** The transactions with another pager than the specification's. */
const page = (toPager: (own: Paged) => object) => (body: unknown) => {
  const own = body as Paged & { status: boolean };
  return { status: own.status, data: own.data, ...toPager(own) };
};
const toNext = ({ current_page, last_page }: Paged) =>
  current_page < last_page ? `/api/transactions?page=${current_page + 1}` : null;

const alter = (to: (body: unknown) => unknown): Deed => ({ do: 'alter', change: to });
const answer = (status: number, body: object): Deed => ({
  ...{ do: 'reply', status, type: 'application/json', body: JSON.stringify(body) },
});
const swapCase = (text: unknown) =>
  String(text).replace(/[a-f](?=[^x]*$)/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Planted faults: the call, the fault, the screen, and what the report says of it. */
const faults: readonly (readonly [string, string, Deed, string, RegExp])[] = [
  [
    'a wrong checksum',
    'GET /fetch-address',
    alter(change('address', swapCase)),
    'Deposit',
    /fetch-address .*no address: "0x/,
  ],
  [
    'unix dates',
    'GET /transactions',
    alter(change('created_at', (at) => Math.floor(Date.parse(String(at)) / 1000))),
    'Transactions',
    /GET \/transactions .*(?:no|only \d+ of 10) created_at: \d{10} /,
  ],
  [
    'a field of another name',
    'GET /payouts',
    alter(change('amount', () => undefined)),
    'Payouts',
    /GET \/payouts .*amount is missing/,
  ],
  [
    'rows that no pager reaches',
    'GET /transactions',
    alter(page(({ data }) => ({ current_page: 1, last_page: 1, total: data.length }))),
    'Transactions',
    /Members reach 10 of \d\d rows/,
  ],
  [
    'images elsewhere',
    'GET /get-picture',
    alter(() => ({ status: true, data: 'elsewhere.png' })),
    'Profile',
    /placeholder: .*\/images\/elsewhere\.png/,
  ],
  [
    'entities of HTML',
    'GET /tickets',
    alter(change('subject', () => 'O&amp;#039;Brien')),
    'Tickets',
    /entities of HTML: “&#039;|&amp;/,
  ],
  [
    'rows without ids',
    'GET /subjects',
    alter(change('id', () => undefined)),
    'Raise Ticket',
    /GET \/subjects .*id is missing/,
  ],
  [
    'a 401 of one call',
    'GET /user',
    answer(401, { status: false, message: 'Unauthenticated.' }),
    'Profile',
    /signs the member out: GET \/user is answered 401/,
  ],
  [
    'a page of HTML',
    'GET /rank/incomes',
    { do: 'reply', status: 500, type: 'text/html', body: '<h1>Whoops</h1>' },
    'Rank Details',
    /GET \/rank\/incomes .*500 without JSON. Members read “/,
  ],
  [
    'a refused write that is done',
    'POST /transfer/amount',
    answer(200, { status: true, message: 'Done' }),
    'Year',
    /wrong code is refused .*shows it as done/,
  ],
];

for (const [name, call, deed, screen, line] of faults)
  test(`the check of a back end names ${name}`, nightly, async ({ faulty, check }) => {
    test.setTimeout(180_000);
    faulty.arm(call, deed);
    const checked = await check(screen);
    expect(
      listLost(checked).filter((one) => line.test(one)),
      checked.output,
    ).not.toEqual([]);
    expect(checked.code).toBe(1);
  });

const pagers: readonly (readonly [string, (own: Paged) => object])[] = [
  ['next_page_url alone', (own) => ({ next_page_url: toNext(own) })],
  ['links.next', (own) => ({ links: { next: toNext(own) } })],
  [
    'meta.pagination',
    (own) => ({
      meta: { pagination: { total: own.total, current_page: own.current_page, total_pages: own.last_page } },
    }),
  ],
  ['an empty pagination', () => ({ pagination: {} })],
];

for (const [name, toPager] of pagers)
  test(
    `the check of a back end counts rows that members reach by ${name}`,
    nightly,
    async ({ faulty, check }) => {
      test.setTimeout(180_000);
      faulty.arm('GET /transactions', alter(page(toPager)));
      const checked = await check('Transactions');
      const [line = '', reached = '', sent = ''] =
        /^.*Members reach (\d+) of (\d+) rows.*$/m.exec(checked.output) ?? [];
      // Six pages are turned on the screen and in the calls.
      expect(Number(sent), checked.output).toBe(60);
      expect(line.startsWith('LOST'), line).toBe(Number(reached) < 60);
    },
  );

test('the check of a back end reads what it needs without a terminal, and judges a screen', async ({
  faulty,
  check,
  newMember,
}) => {
  const mailed = await newMember({ upTo: 'verified' });
  const named = [faulty.url, '--username', mailed.username];
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
  'without a Chromium the check of a back end says what it did not judge',
  nightly,
  async ({ faulty, newMember }) => {
    const member = await newMember({ by: 'mpin' });
    const words = [
      faulty.url,
      '--username',
      member.username,
      '--password',
      member.password,
      '--pin',
      member.pin,
    ];
    const { output } = await run(words, { CHROMIUM_PATH: '/nowhere' });
    expect(output).toContain('UNJUDGED  Screens  No Chromium was found');
    expect(output).toContain(' 0 lost, 1 not judged');
  },
);

test(
  'the check of a back end finds nothing lost in the sandbox',
  nightly,
  async ({ check, newMember, baseURL }) => {
    test.setTimeout(400_000);
    const clean = await check('');
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
