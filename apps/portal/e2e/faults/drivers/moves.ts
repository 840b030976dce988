import type { Scene } from '../driver';
import { noisyPng } from '../../support/noisyPng';

/** What several drivers need: moves, pictures, and reasons why a fault does not apply. */
export const picture = (name = 'shot.png') => ({ name, mimeType: 'image/png', buffer: noisyPng(64) });

/** Another address of the portal, by its own router and without a load. */
export const goOn =
  (address: string) =>
  async ({ page }: Pick<Scene, 'page'>): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState({ idx: 1 }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    }, address);
  };

const noArgument = 'It takes no argument: the same question is on its way once at a time.';

/** For a read that cannot be asked twice at once. */
export const alone = { wrongOrder: noArgument, lateRefusal: noArgument };
const first = 'The member has one page of it, and a page beyond leads back to the first question.';

/** For a list that has no other question to answer. */
export const onePage = { wrongOrder: first, lateRefusal: first };
export const noList = { emptyList: 'Its answer has no list.' };
