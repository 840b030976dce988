import { afterAll, expect, it } from 'vitest';
import { atFirstPage } from './firstPage';

// Questions of designers and PMs, asked from Storybook's first page by presses, which are counted. Answers of the live portal
// and of a snapshot run are tested at night (tools/rules/nightly).
const { all, inFrame, follow } = atFirstPage();

type Target = ReturnType<ReturnType<typeof all>['locator']>;

let presses = 0;
const table: string[] = [];
const press = async (target: Target) => {
  presses += 1;
  await target.click();
};
const start = (link: string) => {
  presses += 1;
  return follow(link);
};
const compare = async (choice: string) => {
  await press(all().getByRole('button', { name: /Two views side by side/ }));
  await press(all().getByRole('option', { name: choice }));
};
const halves = (attribute: string) =>
  Promise.all(
    [0, 1].map((at) =>
      inFrame().locator('iframe').nth(at).contentFrame().locator('html').getAttribute(attribute),
    ),
  );
const withdraw = () => start('the form');

afterAll(() => console.log(`Presses from the first page:\n${table.join('\n')}`));

it.each<[question: string, most: number, ask: () => Promise<void>]>([
  [
    'Which tokens and components changed since a day?',
    2,
    async () => {
      await start("What's new");
      const since = inFrame().getByLabel('Changed since');
      await since.waitFor();
      const oldest = await since.locator('option').last().getAttribute('value');
      presses += 1;
      await since.selectOption(oldest);
      await expect.poll(() => inFrame().getByText(/ → /).count()).toBeGreaterThan(0);
      await inFrame().getByRole('link', { name: 'Components / Button', exact: true }).waitFor();
    },
  ],
  [
    'How does a refused withdrawal look from right to left, next to left to right?',
    3,
    async () => {
      await withdraw();
      await compare('Left to right and right to left');
      await expect.poll(() => halves('dir')).toEqual(['ltr', 'rtl']);
    },
  ],
  [
    'How does it look for another brand?',
    3,
    async () => {
      await withdraw();
      await compare('Our brand and Northwind');
      await inFrame().locator('iframe').nth(1).waitFor();
      await expect
        .poll(() => inFrame().locator('iframe').nth(1).getAttribute('src'))
        .toContain('brand:northwind');
    },
  ],
  [
    'How does it look in the dark, next to light?',
    3,
    async () => {
      await withdraw();
      await compare('Light and dark');
      await expect.poll(() => halves('data-theme')).toEqual(['light', 'dark']);
    },
  ],
  [
    'How far apart are two elements?',
    2,
    async () => {
      await withdraw();
      await press(all().getByRole('switch', { name: /measure/i }));
      await expect.poll(() => all().url()).toContain('measureEnabled:!true');
    },
  ],
  [
    'How does a screen look on a phone, dark, in Hindi, at 200 %?',
    1,
    async () => {
      await start('Withdraw');
      const html = inFrame().locator('html[data-theme="dark"]');
      await html.waitFor();
      await expect.poll(() => html.evaluate((element) => element.style.fontSize)).toBe('200%');
      await inFrame()
        .getByText(/[\u0900-\u097F]/)
        .first()
        .waitFor();
      expect(await html.evaluate(() => window.innerWidth)).toBe(390);
    },
  ],
  [
    'What does a member see when the code is wrong?',
    1,
    async () => {
      await start('the code');
      await inFrame().getByRole('alert').filter({ hasText: 'Invalid otp' }).waitFor();
    },
  ],
  [
    'Which steps has buying a package?',
    3,
    async () => {
      await press(all().getByRole('button', { name: 'Flows', exact: true }));
      await press(all().getByRole('button', { name: 'Buy a package' }));
      await press(all().getByRole('link', { name: 'Docs' }).last());
      const steps = inFrame().getByRole('list', { name: 'For Another And For Self' });
      await expect.poll(() => steps.getByRole('link').count()).toBeGreaterThanOrEqual(5);
      await steps.getByRole('link', { name: 'Insufficient balance' }).waitFor();
    },
  ],
  [
    'Which screen is at the address of the withdrawal history?',
    1,
    async () => {
      await start('Screens by route');
      const row = inFrame().getByRole('listitem').filter({ hasText: '/user/manualWithdrawList' });
      await row.getByRole('link', { name: /Withdraw history/ }).waitFor();
    },
  ],
  [
    'Which requirement is untested?',
    1,
    async () => {
      await start('code names');
      await inFrame().getByRole('table').waitFor();
    },
  ],
])('%s In at most %d presses', async (question, most, ask) => {
  presses = 0;
  await ask();
  table.push(`${presses}  ${question}`);
  expect(presses).toBeLessThanOrEqual(most);
});
