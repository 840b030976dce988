import { type Page } from '@playwright/test';
import { type Settings, switches, type SwitchName, usual } from '../src/index';
import { foreignTest, openForeign, readScreen, type Screen } from './foreign';
import { expect, nightly } from '../../../apps/portal/e2e/support/test';

interface Opened {
  path: string;
  /** What to press before reading. */
  press?: (page: Page) => Promise<void>;
}

const pressButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** The screens that a back end could spoil. */
const screens = {
  dashboard: { path: '/user/dashboard' },
  profile: { path: '/user/profile' },
  kyc: { path: '/user/kyc' },
  deposit: { path: '/user/manualDepositList' },
  packages: { path: '/user/packageList' },
  livePackages: { path: '/user/poolpackageList' },
  bots: { path: '/user/subscriptionHistory' },
  botsPage2: { path: '/user/subscriptionHistory?page=2' },
  lives: { path: '/user/poolsubscriptionHistory' },
  mt5: { path: '/user/mt5Account' },
  mt5Page2: { path: '/user/mt5Account', press: pressButton(/^Page 2$/) },
  withdraw: { path: '/user/manualWithdraw' },
  withdrawals: { path: '/user/manualWithdrawList' },
  transfer: { path: '/user/transfer' },
  transactions: { path: '/user/transactions' },
  transactionsPage2: { path: '/user/transactions?page=2' },
  payouts: { path: '/user/payouts' },
  payoutsPage2: { path: '/user/payouts?page=2' },
  directTree: { path: '/user/directList' },
  binaryTree: { path: '/user/binaryList' },
  downline: { path: '/user/downlineDetails' },
  downlineLevel: { path: '/user/downlineDetails', press: pressButton(/^View/) },
  direct: { path: '/user/direct' },
  ranks: { path: '/user/rankDetails' },
  royalty: { path: '/user/salary' },
  tickets: { path: '/user/chat' },
  ticket: { path: '/user/chat', press: pressButton(/^Deposit/) },
  news: { path: '/user/newsAll' },
  notifications: { path: '/user/notificationAll' },
} satisfies Record<string, Opened>;

type ScreenName = keyof typeof screens;
const every = Object.keys(screens) as ScreenName[];
const money: ScreenName[] = [
  ...(['dashboard', 'packages', 'livePackages', 'bots', 'lives', 'mt5', 'withdraw', 'withdrawals'] as const),
  ...(['transfer', 'transactions', 'payouts', 'downline', 'direct', 'royalty', 'directTree'] as const),
];
const paged: ScreenName[] = [
  ...(['bots', 'botsPage2', 'mt5', 'mt5Page2', 'transactions', 'transactionsPage2', 'payouts'] as const),
  ...(['payoutsPage2', 'news', 'notifications', 'direct', 'withdrawals', 'transfer', 'kyc'] as const),
];
const pictured: ScreenName[] = ['profile', 'news', 'kyc', 'ticket'];

/** Where a switch could be seen. A screen shows the same with it as without it. */
const same: Partial<Record<SwitchName, readonly ScreenName[]>> = {
  ...{ listsAsObjects: every, underData: every, nextToStatus: every },
  ...{ statusSuccess: every, statusOne: every, status200: every, emptyArrays: every, textNumbers: every },
  ...{ parallelObjects: ['downline', 'downlineLevel'], ownPageNames: ['mt5', 'mt5Page2'] },
  ...{ otherPageLinks: paged, simplePages: paged, strictQuery: every, textIds: every },
  ...{ groupedAmounts: money, longDecimals: money, numberAmounts: money, floatDust: money },
  ...{ zeroDates: ['bots', 'dashboard'], zonedDates: every },
  untypedCards: ['withdraw', 'transfer', 'transactions', 'lives', 'royalty', 'livePackages'],
  ...{ amountBalance: ['livePackages'], noBalance: ['livePackages'], amountFees: ['lives'] },
  ...{ textSources: ['transactions', 'payouts', 'dashboard'], imagesInFolders: pictured },
  ...{ absoluteImages: pictured, jsonImages: ['ticket'], richMessages: ['ticket'], popupMarks: ['news'] },
};

/** The lines of a pager that counts rows and pages. A back end without a count has other ones (D132). */
const counts = /^\d+–\d+( of \d+)?$|^Page \d+ of \d+$|^\d+$/;

const toLines = ({ text, images }: Screen) => [...text.split('\n').map((line) => line.trim()), images];

/** The lines that only one of two screens shows. */
function compare(name: string, before: Screen, changed: Screen): string[] {
  const [old, after] = [toLines(before), toLines(changed)];
  const lost = old.filter((line) => !after.includes(line)).map((line) => `${name} lost: ${line}`);
  const other = after.filter((line) => !old.includes(line)).map((line) => `${name} shows: ${line}`);
  return [...lost, ...other, ...changed.faults.map((fault) => `${name} fault: ${fault}`)];
}

foreignTest.describe.configure({ mode: 'parallel' });

/** The screens as the usual back end makes them, once for each worker. */
let usualScreens: Promise<Map<ScreenName, Screen>> | undefined;

for (const { name, does } of switches.filter((one) => same[one.name]))
  foreignTest(`${name}: ${does}`, nightly, async ({ page, site, startForeign }) => {
    foreignTest.setTimeout(300_000);
    page.setDefaultTimeout(10_000);
    const readAll = async (names: readonly ScreenName[], on: Settings = {}) => {
      await openForeign(page, site, await startForeign(on), '/user/newsAll');
      const read = new Map<ScreenName, Screen>();
      for (const screen of names) {
        const { path, press }: Opened = screens[screen];
        await page.goto(site.home + path);
        const opened = await readScreen(page);
        const failed = await press?.(page).then(
          () => undefined,
          () => 'nothing to press',
        );
        const shown = press ? await readScreen(page) : opened;
        read.set(screen, { ...shown, faults: failed === undefined ? shown.faults : [failed] });
      }
      return read;
    };
    const usualOnes = await (usualScreens ??= readAll(every));
    const changed = await readAll(same[name] ?? [], { [name]: usual[name] !== true });
    const differences = [...changed].flatMap(([screen, shown]) =>
      compare(screen, usualOnes.get(screen) ?? shown, shown),
    );
    const isExpected = (line: string) =>
      name === 'simplePages' && counts.test(line.replace(/^\w+ (lost|shows): /, ''));
    expect(differences.filter((line) => !isExpected(line))).toEqual([]);
  });
