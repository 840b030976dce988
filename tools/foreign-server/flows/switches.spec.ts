import { type Page } from '@playwright/test';
import { type Settings, switches, type SwitchName, usual } from '../src/index';
import { foreignTest, openForeign, readScreen, type Screen } from './foreign';
import { expect, nightly } from '../../../apps/portal/e2e/support/test';

interface Opened {
  path: string;
  /** What to press before reading, and what it shows. */
  press?: (page: Page) => Promise<void>;
}

/** Presses a button, and waits for a text of what it opens, because a busy page shows the old content for a while. */
const pressButton = (name: string | RegExp, shown: string) => async (page: Page) => {
  const content = page.locator('main, [role=dialog]');
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await content.getByText(shown).first().waitFor();
};

async function openTicket(page: Page): Promise<void> {
  await pressButton(/^Deposit/, 'We are looking into it')(page);
  await expect(page.locator('main img')).toHaveJSProperty('complete', true);
}

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
  mt5Page2: { path: '/user/mt5Account', press: pressButton(/^Page 2$/, '−$110.00') },
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
  downlineLevel: { path: '/user/downlineDetails', press: pressButton(/^View(?!s)/, 'team1n0') },
  direct: { path: '/user/direct' },
  ranks: { path: '/user/rankDetails' },
  royalty: { path: '/user/salary' },
  tickets: { path: '/user/chat' },
  ticket: { path: '/user/chat', press: openTicket },
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

/** Lines that differ by design. */
const byDesign: Partial<Record<SwitchName, RegExp>> = {
  // A pager without a count has other lines (D132).
  simplePages: /: (\d+–\d+( of \d+)?|Page \d+ of \d+|\d+)$/,
  // These marks say of more news than the count that they are unread (D128).
  popupMarks: /^news shows: Unread$/,
  // The editor's list is a line of its own.
  richMessages:
    /^ticket (shows: Support(: We are looking into it & will answer\. Support)?|lost: Support: We are looking into it & will answer\.)$/,
};

const toLines = ({ text, images }: Screen) => [...text.split('\n').map((line) => line.trim()), images];

/** The lines that only one of two screens shows. A plain source has no name of its own, so its case may differ. */
function compare(name: string, before: Screen, changed: Screen, isCaseFree: boolean): string[] {
  const [old, after] = [before, changed].map((screen) =>
    toLines(isCaseFree ? { ...screen, text: screen.text.toLowerCase() } : screen),
  ) as [string[], string[]];
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
      compare(screen, usualOnes.get(screen) ?? shown, shown, name === 'textSources'),
    );
    expect(differences.filter((line) => !byDesign[name]?.test(line))).toEqual([]);
  });
