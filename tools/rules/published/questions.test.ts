import { expect, it } from 'vitest';
import { atFirstPage } from './firstPage';

// Typical questions about Storybook, each one press away from its first page. Answers in the live portal are tested at
// night (tools/rules/nightly/liveQuestions.test.ts).
const { all, inFrame, goToStart, follow } = atFirstPage();

it('what changed, which snapshots show a text, whether Storybook is in order', async () => {
  for (const [link, heading] of [
    ["What's new", 'new'],
    ['Find', 'Find'],
    ['Health', 'Health'],
  ] as const) {
    await goToStart();
    await follow(link);
    await inFrame().getByRole('heading', { level: 1 }).filter({ hasText: heading }).first().waitFor();
  }
});

it('a screen on a phone, dark, in Hindi, at 200 %', async () => {
  await follow('Withdraw');
  const html = inFrame().locator('html[data-theme="dark"]');
  await html.waitFor();
  await expect.poll(() => html.evaluate((element) => element.style.fontSize)).toBe('200%');
  await inFrame()
    .getByText(/[\u0900-\u097F]/)
    .first()
    .waitFor();
  expect(await html.evaluate(() => window.innerWidth)).toBe(390);
  // The toolbar shows the address's choice as selected.
  await all().getByText('Text 200 %').first().waitFor({ state: 'attached' });
});
