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
import { flatten } from './probe';
import { createReading } from './reading';
import { signIn } from './signIn';
import { judgeSurroundings } from './surroundings';
import { checkReads } from './checkReads';
import { judgeWrites } from './writes';

const bundle = loadBundle();
const operations = listOperations(bundle);
const validators = createValidators(bundle);
const { username, password, pin } = seeded.rich;
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
  const readCode = () => Promise.resolve('');
  return { backEnd, ...(await signIn(backEnd, { username, password, pin, readCode })) };
}

/** Signs in, turns the switch on or off, and looks. */
async function look<Seen>(
  name: SwitchName,
  isOn: boolean,
  see: (entered: Entered) => Promise<Seen>,
): Promise<Seen> {
  const entered = await enter(name === 'code401' ? { [name]: isOn } : {});
  server.set({ [name]: isOn });
  const seen = await see(entered);
  server.close();
  return seen;
}

const toLines = (findings: readonly Finding[]) => findings.map(({ result, note }) => `${result}: ${note}`);

/** One read: what the check says, and what the screen gets. */
async function seeRead({ backEnd, token }: Entered, path: string) {
  const operation = operations.find((one) => one.method === 'get' && one.path === path);
  if (!operation) throw new Error(`The contract has no ${path}.`);
  const reply = await backEnd.ask(`/api${path}`, { token });
  const read = createReading(backEnd.address);
  const asked = { path, askedPath: path };
  const lines = toLines(await judge(operation, asked, reply, { bundle, validators, read }));
  const seen = await read(asked, reply);
  return { lines, shown: 'shown' in seen ? flatten(seen.shown) : new Map<string, unknown>() };
}

/** The read that shows a deviation, and what its line has. Without words the contract allows it. */
const reads: Partial<Record<SwitchName, readonly [path: string, words?: string]>> = {
  listsAsObjects: ['/subjects', '/data is an object with 1, 3, 5, and must be array'],
  parallelObjects: ['/user-team-details', '/data/*/username is an object with 1, 3, 5, and must be array'],
  emptyArrays: ['/subscriptions', '/cancel_data is a list of 0, and must be object'],
  underData: ['/rank/incomes', 'belong next to status and are under data'],
  nextToStatus: ['/dashboard', 'the fields of data are next to status'],
  statusSuccess: ['/packages'],
  statusOne: ['/packages'],
  status200: ['/packages'],
  simplePages: ['/subscriptions', '/data/last_page is missing, and is required'],
  groupedAmounts: ['/dashboard', '/data/payin_balance is "12,500.50", and must match'],
  longDecimals: ['/dashboard'],
  numberAmounts: ['/dashboard'],
  floatDust: ['/dashboard'],
  textNumbers: ['/tickets', '/data/*/status is "1", and must be integer'],
  textIds: ['/packages'],
  nulls: ['/latest-notifications'],
  zeroDates: ['/live-subscriptions'],
  zonedDates: ['/news'],
  untypedCards: ['/withdraw'],
  amountBalance: ['/live-packages', '/balance is "12500.50", and must be object'],
  noBalance: ['/live-packages'],
  amountFees: ['/live-subscriptions', '/cancel_data/fees is "25.00", and must be array'],
  textSources: ['/payouts', '/source/* is "REFERRAL", and must be object'],
  imagesInFolders: ['/get-picture', '/data is "avatars/2026/11/amina.png", and must match'],
  absoluteImages: ['/get-picture', '/data is "http://'],
  undefinedMethod: ['/rank/incomes', 'the answer is 500'],
  strictQuery: ['/payouts'],
  popupMarks: ['/latest-notifications'],
  equalMethods: ['/available-payment-methods'],
};

const isBlank = (value: unknown) => value === undefined || value === 0 || value === false;

type Look = (entered: Entered) => Promise<Finding[]>;
const entry: Look = ({ findings }) => Promise.resolve(findings);
const around: Look = ({ backEnd, token }) => judgeSurroundings(backEnd, token, 'http://portal.example');
const writes: Look = ({ backEnd, token }) => judgeWrites(backEnd, token);
const codes: Look = ({ backEnd }) => judgeCodes(backEnd, bundle);
const lookAtReads: Look = async ({ backEnd, token }) => {
  const reads = await checkReads(backEnd, bundle, { username, token });
  return [...reads.findings, ...(await proveFeatures(backEnd, token, reads)).findings];
};
const everything: Look = async ({ backEnd, token, findings }) => {
  const options = { origin: 'http://portal.example', writes: true };
  const checked = await checkBackEnd(backEnd, bundle, { username, token }, options);
  return [...findings, ...checked.findings];
};

/** What the check says of the other deviations. Each was compared with what the portal does. */
const others: Partial<Record<SwitchName, readonly [Look, string]>> = {
  otherPageLinks: [lookAtReads, 'reads: Page 2 shows page 2.'],
  ownPageNames: [lookAtReads, 'reads: Page 2 shows page 2.'],
  jsonImages: [lookAtReads, 'reads: Ticket shows the image.'],
  richMessages: [lookAtReads, 'reads: Ticket shows'],
  modelErrors: [
    around,
    'hint: The refusal shows the inside of the server (T27): {"message":"No query results',
  ],
  debugErrors: [
    around,
    'hint: The refusal shows the inside of the server (T27): {"message":"No query results',
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
  logout204: [entry, 'reads: 422'],
  ignoresKeys: [writes, 'lost: A second try happens twice, so members can pay twice: the key made 3 tickets'],
  noKeyHeader: [
    around,
    'lost: No write that must not happen twice works: Access-Control-Allow-Headers lacks',
  ],
  noExposedHeaders: [around, "hint: Members don't see how long to wait"],
  anyOrigin: [around, 'hint: Access-Control-Allow-Origin is *'],
};

let usualReads: string[] | undefined;

describe('the findings of a foreign server', () => {
  it.each(Object.entries(reads) as [SwitchName, [string, string?]][])(
    '%s: lost only if the screen gets less',
    async (name, [path, words]) => {
      const see = (entered: Entered) => seeRead(entered, path);
      const [off, on] = [await look(name, false, see), await look(name, true, see)];
      // Without a balance the screen takes the dashboard's.
      const isLess =
        name !== 'noBalance' &&
        [...off.shown].some(([key, value]) => !isBlank(value) && isBlank(on.shown.get(key)));
      expect(on.lines.some((line) => line.startsWith('lost'))).toBe(isLess);
      if (words !== undefined) expect(on.lines).toContainEqual(expect.stringContaining(words));
      expect(off.lines.some((line) => words !== undefined && line.includes(words))).toBe(false);
    },
  );

  it.each(Object.entries(others) as [SwitchName, [Look, string]][])('%s', async (name, [see, start]) => {
    // Checking the reads makes every call, so the usual one is made once.
    const off = (see === lookAtReads ? usualReads : undefined) ?? toLines(await look(name, false, see));
    if (see === lookAtReads) usualReads = off;
    const on = toLines(await look(name, true, see));
    expect(on.filter((line) => line.startsWith(start))).not.toEqual([]);
    const lost = on.filter((line) => line.startsWith('lost') && !off.includes(line));
    expect(lost.length > 0).toBe(start.startsWith('lost'));
  });

  it('something about every switch', () => {
    const known = [...Object.keys(reads), ...Object.keys(others)];
    expect(known.toSorted()).toEqual(switches.map(({ name }) => name).toSorted());
  });

  it.each([
    ['all switches', all],
    ['all without the envelope', { ...all, underData: false }],
  ])('with %s nothing of a field that is only elsewhere', async (_what, on) => {
    const lines = toLines(await everything(await enter(on)));
    expect(lines).toContainEqual(
      expect.stringMatching(/^lost: Rank Details shows that it could not be loaded/),
    );
    expect(lines).toContainEqual(expect.stringContaining('lost: No write that must not happen twice works'));
    // A page without a total is really missing it.
    expect(lines.filter((line) => /^lost: .*(?<!\/total) is missing, and is required/.test(line))).toEqual(
      [],
    );
  });

  it('with the habits of a new Laravel application that only keys are lost', async () => {
    const lost = toLines(await everything(await enter({}))).filter((line) => line.startsWith('lost'));
    expect(lost).toEqual([expect.stringContaining('A second try happens twice')]);
  });
});
