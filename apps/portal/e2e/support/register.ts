import type { APIRequestContext, Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

let made = 0;

/** A username that no other test has, on either engine. */
export const freshName = (): string => `e2e${Date.now().toString(36)}${(made += 1)}`;

/** What a visitor types of themselves; sponsor and position come from the link or from the test. */
export async function fillIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Kenji Mori');
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@mail.example`);
  await page.getByRole('combobox', { name: 'Country' }).fill('nigeria');
  await page.keyboard.press('Enter');
  // By Tab, as a member goes on: the number is typed behind the code that the country brought.
  await page.keyboard.press('Tab');
  await page.keyboard.type('8012345678');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByLabel('Security Pin (4 digits)').fill('2580');
  await page.getByRole('checkbox', { name: 'I agree to Privacy policy & terms' }).check();
}

interface DashboardFigures {
  my_sponsor: string | null;
  left_id_count: number;
  right_id_count: number;
  total_referrals: number;
}

/** What the server's books say of a member's place, read as that member by an operator's link. */
export async function placeOf(
  request: APIRequestContext,
  sandbox: Sandbox,
  username: string,
): Promise<DashboardFigures> {
  const link = new URL(await sandbox.loginAs(username), 'http://sandbox.example');
  const entered = await request.post('/api/login-as-user', {
    data: { username, temp_token: link.searchParams.get('auth') },
  });
  const { token } = (await entered.json()) as { token: string };
  const answer = await request.get('/api/dashboard', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: DashboardFigures }).data;
}
