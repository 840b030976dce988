import { expect, type Locator, type Page } from '@playwright/test';

/** So many pop up in a row (apps/portal/src/areas/news/popups.slice.ts). */
const mostPopups = 3;

/** The popup that is shown. */
export const popup = (page: Page): Locator => page.getByRole('dialog');

export const closePopup = (page: Page) =>
  popup(page)
    .getByRole('button', { name: /^(Next|Close)$/ })
    .click();

interface Marked {
  is_read?: number;
  popup_status?: number;
}

/** How many popups the server has for the member of this page. */
async function countWaiting(page: Page): Promise<number> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const read = async (path: string) => {
    const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { data: unknown };
  };
  const news = (await read('/api/news')).data as { all_news: { data: Marked[] } };
  const notifications = (await read('/api/latest-notifications')).data as Marked[];
  const unread = news.all_news.data.filter(({ is_read }) => is_read === 0).length;
  return unread + notifications.filter(({ popup_status }) => popup_status === 1).length;
}

/** Closes what pops up for a member who has just come in, so that the flow that follows is not interrupted by it. */
export async function closePopups(page: Page): Promise<void> {
  const waiting = Math.min(await countWaiting(page), mostPopups);
  for (let closed = 0; closed < waiting; closed += 1) await closePopup(page);
  await expect(popup(page)).toHaveCount(0);
}
