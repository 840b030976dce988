import { addresses } from '@portal/ui/addresses';
import type { Page } from '@playwright/test';
import { dialog } from '../support/page';
import { expect } from '../support/test';
import { expectSound } from './asks';
import { portalZone, write } from './clocks';

interface Level {
  level: number;
  user_count: number;
  username: string[];
  joining_date: string[];
}

interface Leg {
  leftuser: string | null;
  rightuser: string | null;
}

/** The fields of the team calls that the test checks. */
interface Teams {
  referrals: { data: { name: string }[]; total: number };
  levels: { data: Level[] };
  direct: { data: { username: string | null; is_paid: unknown; live_is_paid: unknown }[] };
  binary: { data: (Leg & { left_details?: Leg | null; right_details?: Leg | null })[] };
  ranks: { data: { name: string }[] };
  royalty: { rankRequired: string[] };
}

/** One team screen: its location, its call and its members. */
interface TeamScreen {
  path: string;
  call: string;
  names: (body: never) => (string | null | undefined)[];
  more?: (page: Page, body: never) => Promise<void>;
}

const screen = <Name extends keyof Teams>(
  path: string,
  call: string,
  names: (body: Teams[Name]) => (string | null | undefined)[],
  more?: (page: Page, body: Teams[Name]) => Promise<void>,
): TeamScreen => ({ path, call, names, ...(more && { more }) });

const toNames = ({ leftuser, rightuser }: Leg) => [leftuser, rightuser];

/** Who are they all? */
export const teamScreens: readonly TeamScreen[] = [
  screen<'referrals'>(
    addresses.directReferrals,
    'directlist?page=1&sort=team&direction=desc',
    // On a phone the username is in the row's detail.
    ({ data }) => data.map(({ name }) => name),
    async (page, { data, total }) => {
      if (total > 0)
        await expect(page.getByText(`1–${data.length} of ${total}`, { exact: true })).toBeVisible();
    },
  ),
  screen<'levels'>(addresses.downline, 'user-team-details', () => [], askOfLevels),
  // The paid members come first, and later rows are drawn when they come near.
  screen<'direct'>(addresses.directTree, 'directTeam', ({ data }) =>
    data
      .filter((member) => Number(member.is_paid) === 1 || Number(member.live_is_paid) === 1)
      .slice(0, 5)
      .map(({ username }) => username),
  ),
  screen<'binary'>(addresses.binaryTree, 'binary-details', ({ data: [root] }) =>
    root ? [root, root.left_details, root.right_details].flatMap((leg) => (leg ? toNames(leg) : [])) : [],
  ),
  screen<'ranks'>(addresses.rank, 'rank/incomes', ({ data }) => data.map(({ name }) => name)),
  screen<'royalty'>(addresses.royalty, 'pool/incomes', ({ rankRequired }) => rankRequired),
];

/** Checks every member of the first level, with the date on which they joined. */
async function askOfLevels(page: Page, { data: [first] }: Teams['levels']): Promise<void> {
  if (!first) return;
  // On phones the row itself is the button.
  await page.getByRole('button', { name: new RegExp(`^(View level|Level) ${first.level}\\b`) }).click();
  const level = dialog(page, `Downline users for level ${first.level}`);
  await expect(level).toContainText(String(first.user_count));
  for (const [index, name] of first.username.slice(0, 5).entries()) {
    await expect(level).toContainText(name);
    await expect(level).toContainText(write(first.joining_date[index] ?? '', portalZone, 'DD-MM-YYYY'));
  }
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(level).toHaveCount(0);
}

/** Checks that each member is present, as a node of the tree, a line of its outline or a row. */
export async function askOfTeam(page: Page, { names, more }: TeamScreen, body: unknown): Promise<void> {
  const main = page.getByRole('main');
  for (const name of new Set(names(body as never)))
    if (name)
      await expect(
        main
          .getByRole('treeitem', { name: new RegExp(`^${name}\\b`) })
          .or(main.getByText(name))
          .first(),
        name,
      ).toBeAttached();
  await more?.(page, body as never);
  await expectSound(page);
}
