import type { Page } from '@playwright/test';
import { addresses, teamListAddress } from '@portal/ui/addresses';
import { navigation } from '../../../packages/ui/src/shell/navigation';
import { liveTitles } from '@portal/ui/text/columnTitles';
import { networkTexts } from '@portal/ui/text/messages';
import { goInside, signIn } from './support/page';
import { expect, nightly, test } from './support/test';

// A column that leaves keeps its title, its text, its links and its buttons in the table (D12, D84, D123).

const widths = [1280, 1440, 1920];
const paths = [...Object.values(addresses), teamListAddress].filter((path) => path.startsWith('/user/'));

/** Columns with a shorter form under another, or in the detail alone. */
const shortened: readonly string[] = [
  ...[liveTitles.roi, networkTexts.totalPoolSubscription, networkTexts.totalPoolTeamBusiness],
  'Actions',
];

/** What a part of a table shows: its texts, each as one node, and the names of its links and buttons. */
interface Shown {
  texts: string[];
  controls: string[];
}

interface TableRead {
  caption: string;
  /** Of each column. One that shows others too has several titles. */
  titles: string[][];
  rows: Shown[][];
}

/** Wide enough for every column. */
const whole = 4000;

/** The tables of the screen in a window of a width. */
async function readTables(page: Page, width: number): Promise<TableRead[]> {
  await page.setViewportSize({ width, height: 1000 });
  return page.evaluate(
    async (maxInlineSize) => {
      // A page has a limit of its width, above which no column returns.
      for (const table of document.querySelectorAll('main table'))
        for (let box = table.parentElement; box; box = box.parentElement)
          box.style.maxInlineSize = maxInlineSize;
      const toTexts = (element: Element) => {
        const texts: string[] = [];
        const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode())
          texts.push(nodes.currentNode.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '');
        // A line of a cell without a value isn't drawn.
        return texts.filter((text) => text !== '' && text !== '--');
      };
      const toControls = (element: Element) =>
        [...element.querySelectorAll('a, button')].map(
          (control) => control.ariaLabel ?? toTexts(control).join(' '),
        );
      const read = () =>
        [...document.querySelectorAll('main table:has([data-column])')].map((table) => ({
          caption: toTexts(table.querySelector('caption') ?? table).join(' '),
          titles: [...table.querySelectorAll('thead th')].map(toTexts),
          rows: [...table.querySelectorAll('tbody tr')].map((row) =>
            [...row.children].map((cell) => ({ texts: toTexts(cell), controls: toControls(cell) })),
          ),
        }));
      // The columns are chosen after the next paint, and again where their heights have changed.
      let [before, tables] = ['', read()];
      while (before !== JSON.stringify(tables)) {
        before = JSON.stringify(tables);
        for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
        tables = read();
      }
      return tables;
    },
    width === whole ? 'none' : '',
  );
}

/** The values that others have more often. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** What a table of a narrower window lacks. */
function getMissing(all: TableRead, narrow: TableRead): string[] {
  const isWhole = (at: number) => !all.titles[at]?.some((title) => shortened.includes(title));
  const ofRow = (cells: readonly Shown[], part: keyof Shown) => cells.flatMap((cell) => cell[part]);
  return [
    ...without(all.titles.filter((_, at) => isWhole(at)).flat(), narrow.titles.flat()),
    ...all.rows.flatMap((row, index) => {
      const [cells, shown] = [row.filter((_, at) => isWhole(at)), narrow.rows[index] ?? []];
      return [
        ...without(ofRow(cells, 'texts'), ofRow(shown, 'texts')),
        ...without(ofRow(cells, 'controls'), ofRow(shown, 'controls')).map((name) => `control ${name}`),
      ];
    }),
  ];
}

/** Screens for which the specification has two names: A's in the menu, B's as the heading. */
const twoNames: Readonly<Record<string, string>> = { '/user/chat': 'Support' };
const entries = new Map<string, string>(
  navigation.flatMap((group) => group.entries.map(({ href, label }) => [href, label] as const)),
);

/** The document's title, the heading and the menu entry of a screen, where these differ. */
async function findOddNames(page: Page, route: string): Promise<string[]> {
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const title = (await page.title()).split(/ [·–|] /)[0];
  const entry = entries.get(route) ?? title;
  const isOne = new Set([twoNames[route] ?? name, title, entry]).size === 1;
  return isOne ? [] : [`${route}: title ${title}, heading ${name}, menu ${entry}`];
}

async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

// `least`: fewer cells mean that lists were read before they had loaded.
for (const [username, least] of [
  ['leader', 1900],
  ['newcomer', 10],
  ['kycrejected', 10],
  ['bankuser', 100],
  ['pinuser', 100],
  ['totpuser', 100],
] as const)
  test(
    `each table of ${username} keeps every title, text and control at 1280, 1440 and 1920 px, and each screen has one name`,
    username === 'leader' ? {} : nightly,
    async ({ page, sandbox }) => {
      test.slow();
      await signIn(page, sandbox, username, paths[0]);
      await settle(page);
      const missing: string[] = [];
      const odd: string[] = [];
      let judged = 0;
      const visited = [...paths];
      for (const path of visited) {
        await goInside(page, path);
        await settle(page);
        if (!path.includes('?')) odd.push(...(await findOddNames(page, path)));
        const reference = await readTables(page, whole);
        // An account's transactions have no entry in the menu.
        const account = page.locator(`main a[href^="${addresses.mt5Account}?account="]`).first();
        if (path === addresses.liveSubscriptions && (await account.count()) > 0)
          visited.push((await account.getAttribute('href')) ?? '');
        for (const width of reference.length > 0 ? widths : []) {
          const tables = await readTables(page, width);
          expect(tables.map(({ caption }) => caption)).toEqual(reference.map(({ caption }) => caption));
          for (const [at, table] of reference.entries()) {
            const where = `${table.caption} at ${width} px`;
            missing.push(...getMissing(table, tables[at] ?? table).map((what) => `${where}: ${what}`));
            judged += table.rows.length * table.titles.length;
          }
        }
      }
      expect(missing).toEqual([]);
      expect(odd).toEqual([]);
      expect(judged).toBeGreaterThan(least);
    },
  );
