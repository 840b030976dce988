import { expect, it } from 'vitest';
import { atFirstPage } from '../published/storybook';

// Questions from Storybook's first page with slow answers, most of them in the live portal. Every change checks the
// links themselves (tools/storybook/docs/links.test.ts).
const { inFrame, follow } = atFirstPage();

it.each([
  ['the form', 'This Field Is Required.'],
  ['the code', 'Invalid otp'],
  ['history', 'Withdraw History'],
  ['the operator', 'The address is not yours.'],
])('a refused withdrawal, by %s', async (link, text) => {
  await follow(link);
  await inFrame().getByText(text).first().waitFor();
});

it.each([
  ['no connection', 'no answer at all'],
  ['nonsense', 'an answer that nobody can read'],
])('the server %s: the portal offers to try again after %s', async (link) => {
  await follow(link);
  await inFrame().getByRole('button', { name: 'Try again' }).first().waitFor({ timeout: 90_000 });
});

it('the server slow: the screen is there before its data, which come', async () => {
  await follow('slow connection');
  await inFrame().getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor({ timeout: 90_000 });
  const waiting = inFrame().locator('main [aria-busy="true"]');
  await waiting.first().waitFor();
  await expect.poll(() => waiting.count(), { timeout: 60_000 }).toBe(0);
  await inFrame()
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .waitFor();
});

it('which requirement is untested', async () => {
  await follow('code names');
  await inFrame().getByRole('row').nth(1).waitFor();
});
