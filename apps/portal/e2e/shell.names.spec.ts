import { navigation } from '../../../packages/ui/src/shell/navigation';
import { routes } from './support/otherOrigin';
import { signIn } from './support/page';
import { expect, test } from './support/test';

/** Screens for which the specification has two names: A's in the menu, B's as the heading. */
const twoNames: Readonly<Record<string, string>> = { '/user/chat': 'Support' };

const entries = new Map<string, string>(
  navigation.flatMap((group) => group.entries.map(({ href, label }) => [href, label] as const)),
);

test('the document’s title, the heading and the menu entry of a screen are one name', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await signIn(page, sandbox, 'leader');
  const odd: string[] = [];
  let judged = 0;
  for (const route of routes.filter((path) => path.startsWith('/user/'))) {
    await page.goto(route);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const name = (await heading.textContent()) ?? '';
    const title = (await page.title()).split(/ [·–|] /)[0];
    const entry = entries.get(route) ?? title;
    judged += 1;
    if (new Set([twoNames[route] ?? name, title, entry]).size > 1)
      odd.push(`${route}: title ${title}, heading ${name}, menu ${entry}`);
  }
  expect(odd).toEqual([]);
  expect(judged).toBeGreaterThan(25);
});
