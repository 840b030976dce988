import type { Locator, Page } from '@playwright/test';
import { press } from '../../../apps/portal/e2e/support/page';
import type { Driver, Scene } from '../driver';
import { wrongText } from '../faults';

/** Helpers of several drivers: their kinds, navigation, and reasons why a fault doesn't apply. */

type Rest = Partial<Driver>;

/** A call that a screen makes when it opens, unless `press` makes it. */
const opening =
  (kind: Driver['kind']) =>
  (call: string, open: Driver['open'], shows: string | RegExp, rest: Rest = {}): Driver => ({
    ...{ call, kind, open, shows },
    ...rest,
  });
export const [read, aside, mark] = [opening('read'), opening('aside'), opening('mark')];

/** A write by a button of the page, or of a part of it. */
export const write = (
  call: string,
  open: Driver['open'],
  name: string,
  rest: Rest,
  within: (page: Page) => Page | Locator = (page) => page,
): Driver => ({
  ...{ call, kind: 'write', open },
  press: ({ page }) => press(within(page), name),
  button: (page) => within(page).getByRole('button', { name, exact: true }),
  ...rest,
});

/** Opens another address with the portal's own router, without a page load. */
export const goOn =
  (address: string) =>
  async ({ page }: Pick<Scene, 'page'>): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState({ idx: 1 }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    }, address);
  };

/** The messages of a part that shows each failure in its place. */
export const inline = {
  ...{ unanswered: wrongText, useless: wrongText, bodyEnded: wrongText },
  refused: /Not today\.|Please wait 30/,
};

const noArgument = 'It takes no argument: the same question is on its way once at a time.';

/** For a read that can't have two requests in parallel. */
export const alone = { wrongOrder: noArgument, lateRefusal: noArgument };
const first = 'The member has one page of it, and a page beyond leads back to the first question.';

/** For a list with only one possible query. */
export const onePage = { wrongOrder: first, lateRefusal: first };
/** For a read that a chart makes too. */
export const turned = {
  tooMany: 'The chart waits for the 30 seconds that the answer names, and asks again.',
};
export const noList = { emptyList: 'Its answer has no list.' };
