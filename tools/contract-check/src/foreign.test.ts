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
    'differs: /data is an object with 1, 3, 5, and must be array. Tickets reads it.',
  ],
  parallelObjects: [
    read('/user-team-details'),
    'differs: /data/*/username is an object with 1, 3, 5, and must be array. Downline reads it.',
  ],
  emptyArrays: [
    read('/subscriptions'),
    'differs: /cancel_data is a list of 0, and must be object. Bot History takes',
  ],
  underData: [
    read('/authentication'),
    'differs: In the answer data, more_details belong beside status and are under data. Profile reads it.',
  ],
  besideStatus: [
    read('/dashboard'),
    'differs: In the answer the fields of data are beside status. Dashboard reads it.',
  ],
  statusSuccess: [read('/packages'), 'reads: Purchase shows 3 rows'],
  statusOne: [read('/packages'), 'reads: Purchase shows 3 rows'],
  status200: [read('/packages'), 'lost: Purchase shows that it could not be loaded'],
  otherPageLinks: [pages, 'reads: Page 2 shows page 2.'],
  simplePages: [
    read('/subscriptions'),
    'differs: /data/total is missing, and is required. Bot History shows no total.',
  ],
  ownPageNames: [pages, 'reads: Page 2 shows page 2.'],
  groupedAmounts: [read('/dashboard'), 'differs: /data/payin_balance is "12,500.50", and must match'],
  longDecimals: [read('/dashboard'), 'reads: Dashboard shows 3 rows'],
  numberAmounts: [read('/dashboard'), 'reads: Dashboard shows 3 rows'],
  floatDust: [read('/dashboard'), 'reads: Dashboard shows 3 rows'],
  textNumbers: [read('/tickets'), 'differs: /data/*/status is "1", and must be integer. Tickets reads it.'],
  textIds: [read('/packages'), 'reads: Purchase shows 3 rows'],
  nulls: [read('/news'), 'reads: All News shows 12 rows'],
  zeroDates: [read('/live-subscriptions'), ''],
  zonedDates: [read('/news'), 'reads: All News shows 12 rows'],
  untypedCards: [read('/withdraw'), 'reads: Withdraw shows 2 rows'],
  amountBalance: [
    read('/live-packages'),
    'differs: /balance is "12500.50", and must be object. Purchase Live reads it.',
  ],
  noBalance: [read('/live-packages'), ''],
  amountFees: [
    read('/live-subscriptions'),
    'differs: /cancel_data/fees is "25.00", and must be array. Live History reads it.',
  ],
  textSources: [read('/payouts'), 'differs: /source/* is "REFERRAL", and must be object. Payouts reads it.'],
  imagesInFolders: [
    read('/get-picture'),
    'differs: /data is "avatars/2026/11/amina.png", and must match pattern',
  ],
  absoluteImages: [read('/get-picture'), 'differs: /data is "http://'],
  jsonImages: [pages, 'reads: Ticket shows the image.'],
  richMessages: [pages, 'reads: Ticket shows 2 rows'],
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
  code401: [entry, 'hint: It is answered 401. After the sign-in that would end the session'],
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

const toLines = (findings: readonly Finding[]) => findings.map(({ verdict, note }) => `${verdict}: ${note}`);

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

  it('with every switch only what no reader can know', async () => {
    const lines = toLines(await everything(await enter(all)));
    const lost = lines.filter((one) => one.startsWith('lost')).toSorted();
    const overLogin =
      'lost: The portal shows that it could not be loaded, with Try again: it is answered 302';
    expect(lost).toEqual([
      expect.stringContaining('No write that must not happen twice works'),
      expect.stringContaining('Rank Details shows that it could not be loaded'),
      expect.stringContaining(overLogin),
      expect.stringContaining(overLogin),
      expect.stringContaining('The ticket is refused: 419'),
    ]);
    expect(lines).toContain('differs: /data/status_2fa is "0", and must be integer. No screen shows it.');
  });

  it('with the usual habits of a Laravel application nothing but the keys', async () => {
    const lost = toLines(await everything(await enter({}))).filter((one) => one.startsWith('lost'));
    expect(lost).toEqual([expect.stringContaining('A second try happens twice')]);
  });
});
