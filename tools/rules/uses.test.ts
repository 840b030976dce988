import { expect, it } from 'vitest';
import { files, read, readRows } from '../requirements/files';

const product = files.filter(
  (file) =>
    /^(packages\/(ui|portal-core|api)\/src|apps\/portal\/(src|firstPaint|serviceWorker))\/.*\.(tsx?|js)$/.test(
      file,
    ) && !/\.(test|stories|fixtures|plays|arbitrary|samples|d)\.|\/testing\//.test(file),
);
const sources = new Map(
  product.map((file) => [file, read(file).replaceAll(/(?<=^\s*)\/\*[^]*?\*\/|(?<!:)\/\/.*/gm, '')]),
);
const known = readRows('tools/rules/uses.tsv');
const findRows = (use: string) => known.filter((row) => row['use'] === use);
const findFiles = (use: string) => findRows(use).map(({ file = '' }) => file);

/** An amount formatted without the formatter: a currency sign before a value, or a number's own formatting. */
const byHand =
  /[$₹]\$\{|['"`][+−-]?[$₹]['"`] *[+,]|[a-zA-Z"}]>[ \t]*[$₹][ \t]*\{|\} USDT\b|toLocaleString\(|NumberFormat\(|\.toFixed\(2\)/g;
const opens =
  /\bnavigator\.(?:share|credentials|clipboard|contacts|usb)\b|\bnew PaymentRequest\b|@simplewebauthn\/browser|\bshow(?:Open|Save)FilePicker\b|\bwindow\.(?:alert|confirm|prompt)\b|\bNotification\.requestPermission\b|\.print\(\)|\.current\?\.click\(\)/g;
const network =
  /(?<![\w$])(?:globalThis\.)?fetch\(|new XMLHttpRequest|sendBeacon\(|new EventSource|new WebSocket/g;
const leaves =
  /navigator\.(clipboard\.write|share)|execCommand|new Blob\(|document\.title = |window\.print|showNotification|new Notification\(/g;
/** A form up to the end of its tag. Those of visitors keep nothing. */
const withoutDraft = /<FormScope\b(?:(?!\bdraft=|\n\s*>)[^])*\n\s*>/g;
/** From an opening to the end of its braces or tag. */
const withoutStep =
  /\bempty=\{(?:\{|\n)(?:(?!action|\n {0,10}\}\}?\n|\}\}\n)[^])*(?:\n {0,10}\}\}?\n|\}\}\n)|<EmptyState\b(?:(?!action|(?<!<)\/>)[^])*(?<!<)\/>/g;

// Each list in uses.tsv has an entry at least, so a pattern that finds nothing is red.
it.each<[title: string, use: string, pattern: RegExp]>([
  [
    'one field takes amounts, and takes no letter out (D157)',
    'decimal field',
    /inputMode=.*['"]decimal['"]/g,
  ],
  [
    'each field with a currency sign is that one (D157)',
    'currency sign by a field',
    /prefix=\{?[^}\n]*['"][$₹]['"]/g,
  ],
  ['each dialog of the browser, the device or a password manager can be left', 'browser dialog', opens],
  [
    'each form keeps its input, or holds nothing but secrets (D139, T26)',
    'form without a draft',
    withoutDraft,
  ],
  ['each empty state offers the next step', 'empty state without a next step', withoutStep],
  ['each entrance to the network has a limit', 'network', network],
  ['a token is sent from two files (D146, T45)', 'token', /Bearer \$\{/g],
  ['amounts become text only with their figure (D149)', 'amount as text', /\b(formatMoney|moneyParts)\(/g],
  ['a currency sign is written by the format (D149)', 'currency sign by a value', /[$₹]\$\{/g],
  [
    'a count becomes text with its figure, or is none for a reason (D149)',
    'count as text',
    /\bformatCount\(/g,
  ],
  [
    'Money and formatMoney, which know whether amounts are hidden, write them [A §1]',
    'amount by hand',
    byHand,
  ],
  [
    'shown though amounts are hidden',
    'amount that is never hidden',
    /<AmountsShown|shown: true|<Money [^>]*\bshown\b/g,
  ],
  ['each way by which data leaves the page', 'way out of the page', leaves],
  [
    'a file is asked for',
    'button for a file',
    /^\s*(\{exportMessages\.exportCsv\}|label = exportMessages\.exportCsv,)$/gm,
  ],
  ['only a percentage has no currency', 'number without a currency', /currency(: '|=")none/g],
  [
    'a side of the tree is shown alone only as a value (D142)',
    'side of the tree alone',
    /\blegMessages[.[]/g,
  ],
])('lists every use with its reason: %s', (_title, use, pattern) => {
  const found = [...sources].flatMap(([file, text]) => {
    const times = text.match(pattern)?.length ?? 0;
    const isVisitors = use === 'form without a draft' && !/\/(?:screens\/(?!access\/)|confirm\/)/.test(file);
    return times === 0 || isVisitors ? [] : [{ file, times }];
  });
  const expected = findRows(use).map(({ file, times }) => ({
    file,
    times: times === '' ? (expect.any(Number) as number) : Number(times),
  }));
  expect(expected.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.map(({ file }) => file).toSorted()).toEqual(findFiles(use).toSorted());
});

it.each([
  [byHand, ['`$${sum}`', "'$' + sum", '<b>₹{sum}</b>', '{sum} USDT', 'sum.toFixed(2)']],
  [withoutStep, ['<EmptyState title={none} />', "  empty={{ icon: 'box', title: none }}\n  action={other}"]],
])('%s finds each manner of writing', (pattern, written) => {
  expect(written.filter((code) => code.search(pattern) < 0)).toEqual([]);
});

const nothing = /new Promise(?:<\w+>)?\(\(\) => undefined\)/;

it('nothing waits for a dialog, or its test shows that it may never answer', () => {
  for (const { file = '', why = '' } of findRows('browser dialog')) {
    const [, test] = /^never answers in (.*)$/.exec(why) ?? [];
    if (test === undefined) expect(read(file), file).not.toMatch(/await [^;]*(?:print|click)\(/);
    else expect(read(test), test).toMatch(nothing);
  }
});

it('a request with a token is never cached (D146, T45), and its own limit is one', () => {
  for (const file of findFiles('token')) expect(read(file), file).toContain("cache: 'no-store'");
  for (const { file = '', why } of findRows('network'))
    if (why === 'its own limit') expect(read(file), file).toMatch(/AbortSignal\.timeout|deadline\(/);
});

it('each button for a file asks first', () => {
  for (const file of findFiles('button for a file')) {
    expect(read(file), file).toContain('useExportQuestion()');
    expect(read(file), file).not.toMatch(/onClick=\{(\(\) => )?(onStart|onSave)\b/);
  }
});

it('copies codes, names, addresses and secrets, and no amount', () => {
  const copies =
    /(<CopyButton[^>]*?\btext=\{|copyText\(|\bcopied: )[^,})\n]*(money|amount|balance|price|sum\b)/i;
  for (const planted of ['copied: row.amount', '<CopyButton text={formatMoney(sum)}'])
    expect(planted).toMatch(copies);
  expect([...sources].filter(([, text]) => copies.test(text)).map(([file]) => file)).toEqual([]);
});

it('a bare Left or Right is a side, because each count of a leg names its unit (D142)', () => {
  const texts = Object.entries(
    JSON.parse(read('packages/ui/src/text/languages/en.json')) as Record<string, string>,
  );
  expect(texts.filter(([, text]) => ['Left', 'Right'].includes(text)).map(([key]) => key)).toEqual([
    ...['legMessages.left', 'legMessages.right', 'registerMessages.left', 'registerMessages.right'],
  ]);
});

it('the flow of foreign links opens the addresses with every parameter that the portal reads (T41)', () => {
  const flow = read('apps/portal/e2e/shell.foreignLinks.spec.ts');
  const names = [...sources.values()].flatMap((text) =>
    [...text.matchAll(/[pP]arams(?:\([^()]*\))?\.(?:get|getAll|has)\('(\w+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !new RegExp(`\\b${name}: '`).test(flow))).toEqual([]);
});
