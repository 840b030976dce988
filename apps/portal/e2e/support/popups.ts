import { expect, type Locator, type Page } from '@playwright/test';
import { bearer } from './openAs';

/** So many pop up in a row (apps/portal/src/areas/news/popups.slice.ts). */
const mostPopups = 3;

/** The popup that is shown. */
export const popup = (page: Page): Locator => page.getByRole('dialog');

export const closePopup = (page: Page) =>
  popup(page)
    .getByRole('button', { name: /^(Next|Close)$/ })
    .click();

interface Marked {
  id: number;
  is_read?: number;
  popup_status?: number;
}

/** The paths that mark what the server would pop up for a member. */
async function waitingFor(page: Page, token: string): Promise<string[]> {
  const read = async (path: string) =>
    (await (await page.request.get(path, { headers: bearer(token) })).json()) as { data: unknown };
  const news = (await read('/api/news')).data as { all_news: { data: Marked[] } };
  const notifications = (await read('/api/latest-notifications')).data as Marked[];
  return [
    ...news.all_news.data.filter(({ is_read }) => is_read === 0).map(({ id }) => `news/${id}/read`),
    ...notifications
      .filter(({ popup_status }) => popup_status === 1)
      .map(({ id }) => `notification/${id}/change-popup-status`),
  ];
}

/** Closes what pops up for a member who has just come in, so that the flow that follows is not interrupted by it. */
export async function closePopups(page: Page): Promise<void> {
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  const waiting = Math.min((await waitingFor(page, token)).length, mostPopups);
  for (let closed = 0; closed < waiting; closed += 1) await closePopup(page);
  await expect(popup(page)).toHaveCount(0);
}

/** Marks all that would pop up, before the page is there. */
export async function settlePopups(page: Page, token: string): Promise<void> {
  for (const path of await waitingFor(page, token))
    expect((await page.request.get(`/api/${path}`, { headers: bearer(token) })).status()).toBe(200);
}
