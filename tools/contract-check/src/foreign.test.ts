import { listOperations, loadBundle } from '@portal/contract/bundle';
import { createValidators } from '@portal/contract/validators';
import { afterEach, describe, expect, it } from 'vitest';
import {
  all,
  ForeignServer,
  seeded,
  switches,
  type Settings,
  type SwitchName,
} from '../../foreign-server/src/index';
import { backEndAt, type BackEnd } from './backEnd';
import { checkBackEnd } from './check';
import { judgeCodes } from './codes';
import { proveFeatures } from './features';
import type { Finding } from './finding';
import { judge } from './judge';
import { createReading } from './reading';
import { signIn } from './signIn';
import { judgeSurroundings } from './surroundings';
import { walkReads } from './walk';
import { judgeWrites } from './writes';

const bundle = loadBundle();
const operations = listOperations(bundle);
const validators = createValidators(bundle);
let server: ForeignServer;
afterEach(() => server.close());

interface Entered {
  backEnd: BackEnd;
  token: string;
  findings: Finding[];
}

async function enter(on: Settings): Promise<Entered> {
  server = new ForeignServer({ on });
  const backEnd = backEndAt(await server.listen());
  const { username, password, pin } = seeded.rich;
  return {
    backEnd,
    ...(await signIn(backEnd, { username, password, pin, readCode: () => Promise.resolve('') })),
  };
}

type Look = (entered: Entered) => Promise<Finding[]>;

/** Judges one read. */
const read =
  (path: string): Look =>
  async ({ backEnd, token }) => {
    const operation = operations.find(
      (one) => one.method === 'get' && one.path === path.replace(/\d+/, '{account}'),
    );
    if (!operation) throw new Error(`The contract has no ${path}.`);
    const reply = await backEnd.ask(`/api${path}`, { token });
    const asked = { path: operation.path, askedPath: path };
    return judge(operation, asked, reply, { bundle, validators, read: createReading(backEnd.address) });
  };
const entry: Look = ({ findings }) => Promise.resolve(findings);
const around: Look = ({ backEnd, token }) => judgeSurroundings(backEnd, token, 'http://portal.example');
const writes: Look = ({ backEnd, token }) => judgeWrites(backEnd, token);

const codes: Look = ({ backEnd }) => judgeCodes(backEnd, bundle);
/** Every call, whatever it is about. */
const everything: Look = async ({ backEnd, token, findings }) => {
  const options = { origin: 'http://portal.example', writes: true };
  const checked = await checkBackEnd(backEnd, bundle, { username: seeded.rich.username, token }, options);
  return [...findings, ...checked.findings];
};
const pages: Look = async ({ backEnd, token }) => {
  const walk = await walkReads(backEnd, bundle, { username: seeded.rich.username, token });
  return [...walk.findings, ...(await proveFeatures(backEnd, token, walk)).findings];
};

/**
 * What the check says of each deviation, and not without it. Each `lost` was compared with the screen. Of a deviation
 * that the screens read as it is there is no line but `reads`.
 */
const expected: Record<SwitchName, readonly [Look, string]> = {
  listsAsObjects: [
    read('/subjects'),
    'lost: Tickets shows no subjects id, subjects subject: /data is an object',
  ],
  parallelObjects: [
    read('/user-team-details'),
    'lost: Downline shows no rows users username: /data/*/username is',
  ],
  emptyArrays: [
    read('/subscriptions'),
    'differs: /cancel_data is a list of 0, and must be object. Bot History takes',
  ],
  underData: [
    read('/rank/incomes'),
    'lost: Rank Details shows no ranks id, ranks name, ranks required pairs',
  ],
  besideStatus: [
    read('/dashboard'),
    'lost: Dashboard shows no welcome username, welcome last login at, wallets',
  ],
  statusSuccess: [read('/packages'), 'reads: Purchase shows 3 rows'],
  statusOne: [read('/packages'), 'reads: Purchase shows 3 rows'],
  status200: [read('/packages'), 'lost: Purchase shows that it could not be loaded'],
  otherPageLinks: [pages, 'lost: MT5 Account shows page 1 of trades on page 2'],
  simplePages: [
    read('/subscriptions'),
    'differs: /data/last_page is missing, and is required. Bot History misses',
  ],
  ownPageNames: [pages, 'reads: Page 2 shows page 2.'],
  groupedAmounts: [read('/dashboard'), 'differs: /data/payin_balance is "12,500.50", and must match'],
  longDecimals: [read('/dashboard'), 'reads: Dashboard shows 3 rows'],
  numberAmounts: [read('/dashboard'), 'reads: Dashboard shows 3 rows'],
  floatDust: [read('/dashboard'), 'reads: Dashboard shows 3 rows'],
  textNumbers: [read('/tickets'), 'differs: /data/*/status is "1", and must be integer. Tickets reads it.'],
  textIds: [read('/packages'), 'reads: Purchase shows 3 rows'],
  nulls: [read('/news'), 'reads: All News shows 10 rows'],
  zeroDates: [read('/live-subscriptions'), ''],
  zonedDates: [read('/news'), 'reads: All News shows 10 rows'],
  untypedCards: [read('/withdraw'), 'reads: Withdraw shows 2 rows'],
  amountBalance: [read('/live-packages'), 'lost: Purchase Live shows no balance: /balance is "12500.50"'],
  noBalance: [read('/live-packages'), ''],
  amountFees: [read('/live-subscriptions'), 'lost: Live History shows no cancelling fees title'],
  textSources: [
    read('/payouts'),
    'lost: Payouts shows no sources value, sources label: /source/* is "REFERRAL"',
  ],
  imagesInFolders: [
    read('/get-picture'),
    'lost: Profile shows no avatar: /data is "avatars/2026/11/amina.png"',
  ],
  absoluteImages: [read('/get-picture'), 'lost: Profile shows no avatar: /data is "http://'],
  jsonImages: [pages, 'lost: Ticket shows a placeholder: 200 with 36 bytes that are no PNG'],
  richMessages: [pages, 'lost: Ticket shows tags of HTML in messages'],
  modelErrors: [
    around,
    'hint: The refusal shows the inside of the server (T27): {"message":"No query results for model',
  ],
  undefinedMethod: [read('/rank/incomes'), 'lost: Rank Details shows that it could not be loaded'],
  debugErrors: [
    around,
    'hint: The refusal shows the inside of the server (T27): {"message":"No query results for model [App',
  ],
  htmlErrors: [around, 'reads: 404: the portal shows that it could not be loaded'],
  csrfMismatch: [writes, 'lost: The ticket is refused: 419'],
  code401: [entry, 'lost: The portal signs the member out: it is answered 401'],
  throttled: [codes, 'reads: No value of from is refused.'],
  noRetryAfter: [codes, 'reads: No value of from is refused.'],
  redirectsExpired: [
    around,
    'lost: The portal shows that it could not be loaded, with Try again: it is answered 302',
  ],
  logout204: [entry, ''],
  strictQuery: [read('/payouts'), ''],
  popupMarks: [read('/news'), 'reads: All News shows'],
  equalMethods: [read('/available-payment-methods'), 'reads: Deposit shows 2 rows'],
  ignoresKeys: [writes, 'lost: A second try happens twice, so members can pay twice: the key made 3 tickets'],
  noKeyHeader: [
    around,
    'lost: No write that must not happen twice works: Access-Control-Allow-Headers lacks',
  ],
  noExposedHeaders: [around, "hint: Members don't see how long to wait"],
  anyOrigin: [around, 'hint: Access-Control-Allow-Origin is *'],
};

const toLines = (findings: readonly Finding[]) => findings.map(({ result, note }) => `${result}: ${note}`);

/** The lines with the deviation and without it. */
async function compare(name: SwitchName, look: Look) {
  const off = toLines(await look(await enter({ [name]: false })));
  server.close();
  // No one could sign in, so it is turned on later.
  const entered = await enter(name === 'status200' ? {} : { [name]: true });
  server.set({ [name]: true });
  return { off, on: toLines(await look(entered)) };
}

describe('the check says of a foreign server', () => {
  const rows = Object.entries(expected) as [SwitchName, readonly [Look, string]][];
  it.each(rows)('%s', async (name, [look, line]) => {
    const { off, on } = await compare(name, look);
    const isLine = (one: string) => one.startsWith(line);
    const isFault = !line.startsWith('reads') && line !== '';
    if (line !== '') expect(on.filter(isLine)).not.toEqual([]);
    if (isFault && name !== 'debugErrors') expect(off.filter(isLine)).toEqual([]);
    // What is lost without the deviation too has another cause.
    const lost = on.filter((one) => one.startsWith('lost') && !off.includes(one));
    expect(lost.length > 0).toBe(line.startsWith('lost'));
  });

  it('every switch', () => {
    expect(Object.keys(expected).toSorted()).toEqual(switches.map(({ name }) => name).toSorted());
  });

  it('with every switch what each of them loses', async () => {
    const lines = toLines(await everything(await enter(all)));
    // The screens that read both forms lose nothing by the envelope.
    expect(lines).toContainEqual(
      expect.stringMatching(/^differs: In the answer .* under data. Withdraw reads it/),
    );
    for (const start of [
      'Members can’t sign in: token is under data',
      'Register shows no plan asks sponsor',
      'Tickets shows no subjects id',
      'Bot History shows no page after the first',
    ])
      expect(lines).toContainEqual(expect.stringContaining(`lost: ${start}`));
  });

  it('with the usual habits of a Laravel application nothing but the keys', async () => {
    const lost = toLines(await everything(await enter({}))).filter((one) => one.startsWith('lost'));
    expect(lost).toEqual([expect.stringContaining('A second try happens twice')]);
  });
});
