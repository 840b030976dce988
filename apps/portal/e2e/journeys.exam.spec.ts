import type { Page } from '@playwright/test';
import { recordCalls } from './journeys/calls';
import { playOn, toChromium } from './journeys/chromium';
import { atTheEnd, fromTheStart, type Planted } from './journeys/exam';
import { judgePage, rules } from './journeys/judge';
import { transfer } from './journeys/money';
import { readList } from './owner/asks';
import { moneyLists, parseRows, type Body } from './owner/lists';
import type { Member } from './support/member';
import { openAs } from './support/page';
import { expect, nightly, test } from './support/test';
import { makeActor } from './support/worlds/backEnd';

// The exam of the journeys and of their judge: a fault that is planted in the page is caught, by what should catch it.

/** How long, in ms, a fault may take to be noticed. */
const patience = 4_000;

/** Plays a transfer, where a step may take `longest` ms. Returns what the step found, or a judge of the page at its end. */
async function playTransfer(page: Page, member: Member, longest?: number) {
  const driver = toChromium(page, { patience });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const asked = recordCalls(page, ['POST /transfer/amount']);
  await openAs(page, member, transfer.opens);
  try {
    await playOn(page, transfer, member, longest === undefined ? {} : { patience: longest });
  } catch (error) {
    return { found: [`a step: ${String(error)}`] };
  }
  const [list] = moneyLists.filter(({ path }) => path === transfer.opens);
  if (!list) throw new Error('No list has the transfers.');
  const body = await member.get<Body>(list.call);
  const judgeWith = async (script = '') => {
    await expect(page.locator('main tbody tr')).toHaveCount(parseRows(body).rows.length);
    await driver.evaluate(script);
    const lists = [await readList(page, list, { zone: 'UTC', onPhone: false }, body)];
    return judgePage(driver, { errors, asked, lists });
  };
  return { found: await judgeWith(), judgeWith };
}

const expectCaught = ({ fault, caughtBy }: Planted, found: readonly string[]) =>
  expect(
    found.filter((one) => one.startsWith(`${caughtBy}: `)),
    `a page that ${fault}: ${found.join('\n')}`,
  ).not.toEqual([]);

for (const planted of fromTheStart)
  test(
    `a page that ${planted.fault} is caught by ${planted.caughtBy}`,
    nightly,
    async ({ page, newMember, watch }) => {
      const member = await makeActor(newMember, transfer.needs);
      await page.addInitScript(planted.script);
      expectCaught(planted, (await playTransfer(page, member, patience)).found);
      // The planted error is the page's own.
      watch.errors.splice(0);
    },
  );

test(
  'a page with a fault at its end is caught by the rule for it, and a sound one by none',
  nightly,
  async ({ page, newMember }) => {
    test.slow();
    const member = await makeActor(newMember, { earned: '5000.00' });
    const { found, judgeWith } = await playTransfer(page, member);
    expect(found).toEqual([]);
    for (const planted of atTheEnd) {
      await page.reload();
      expectCaught(planted, (await judgeWith?.(planted.script)) ?? []);
    }
  },
);

test('each rule of the judge has a planted fault', () => {
  const examined = new Set([...fromTheStart, ...atTheEnd].map(({ caughtBy }) => caughtBy));
  expect([...examined].sort()).toEqual(['a step', ...Object.keys(rules)].sort());
  expect(fromTheStart.length + atTheEnd.length).toBeGreaterThanOrEqual(20);
});
