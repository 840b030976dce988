import type { Browser, Page, Request } from '@playwright/test';
import { getMatcher } from '../../apps/portal/e2e/journeys/calls';
import { findUnheard, isHeard, type Utterance } from '../../apps/portal/e2e/journeys/heard';
import { lookExpression, type Look } from '../../apps/portal/e2e/journeys/look';
import type { Driver } from './driver';
import type { Deed } from './faults';
import { openScreen, settle, until } from './runCase';
import { openStage } from './stage';
import { getStub } from './stubs';

const refusal = 'This is what the server says.';
/** The names of codes in requests, each with the text of a wrong one. */
const wrongCodes: Record<string, string> = { otp: 'Invalid otp', mpin: 'Invalid mpin', pin: 'Invalid mpin' };

/** How a form ends: by an answer, or empty and unsent. */
interface Case {
  name: string;
  deed?: Deed;
  /** The text to speak; any by default. */
  text?: string | RegExp | undefined;
}

const refuse = (name: string, status: number, body: object, text: string | RegExp): Case => ({
  ...{ name, text },
  deed: { do: 'reply', status, type: 'application/json', body: JSON.stringify(body) },
});

/** The cases of a form that sends these fields, and speaks a text when it succeeds. */
const toCases = (fields: readonly string[], spoken: Case['text']): Case[] => [
  ...fields.map((field) =>
    refuse(`error of ${field}`, 422, { status: false, errors: { [field]: [refusal] } }, refusal),
  ),
  ...Object.entries(wrongCodes)
    .filter(([field]) => fields.includes(field))
    .map(([field, msg]) =>
      // A pin has a text of the portal's own.
      refuse(`wrong ${field}`, 200, { status: false, msg }, new RegExp(`^${msg}|PIN isn’t right`)),
    ),
  { name: 'empty' },
  { name: 'empty at first' },
  { name: 'success', text: spoken, deed: { do: 'alter', change: (body) => body } },
];

/** The names of the fields that a request sends. */
function getFieldNames(request: Request): string[] {
  const body = request.postData() ?? '';
  if (body.startsWith('{')) return Object.keys(JSON.parse(body) as object);
  const parts = [...body.matchAll(/name="([^"]+)"/g)].map(([, name = '']) => name);
  return parts.length > 0 ? parts : [...new URL(request.url()).searchParams.keys()];
}

const typed =
  'input:not([type=radio], [type=checkbox], [type=file], [type=hidden], [readonly]):enabled:visible, textarea:not([readonly]):enabled:visible';

/**
 * Empties the fields of the form on top, and returns what submits it. A question without fields would be answered by that,
 * so nothing does.
 */
export async function emptyForm(page: Page): Promise<() => Promise<unknown>> {
  const dialog = page.getByRole('dialog').last();
  const top = (await dialog.isVisible()) ? dialog : page.locator('main');
  const form = top.locator('form').filter({ has: page.locator(typed) });
  if ((await form.count()) === 0) return () => Promise.resolve();
  const submitted = await form.last().elementHandle();
  // A code is deleted from its end.
  for (const field of (await form.last().locator(typed).all()).reverse())
    if (await field.inputValue()) await field.fill('');
  // The first field has the focus now, and is read with its error.
  await settle(page);
  return async () => submitted.evaluate((one) => (one as HTMLFormElement).requestSubmit());
}

/** Returns what is spoken from an act until the page is at rest, and a text or any message was spoken. */
export async function hear(
  page: Page,
  act: () => Promise<unknown>,
  text?: Case['text'],
): Promise<Utterance[]> {
  const listen = async () => (await page.evaluate<Look>(lookExpression)).heard;
  const before = (await listen()).length;
  const heard = async () => (await listen()).slice(before);
  await act();
  await settle(page);
  // The code of the first toast may be late, and so may what the step before has to tell.
  await until(async () => isHeard(await heard(), text), text === undefined ? 3000 : 20_000);
  // A toast waits for the form before it is announced.
  await page.clock.runFor(1000);
  await settle(page);
  return heard();
}

/** The text of the first error in sight. Undefined without one. */
export async function getError(page: Page): Promise<string | undefined> {
  const field = page.locator('[aria-invalid=true]:visible').first();
  if ((await field.count()) === 0) return undefined;
  return field.evaluate((one) => {
    const ids: string[] = [];
    for (let up: Element | null = one; up; up = up.parentElement)
      ids.push(...(up.getAttribute('aria-describedby')?.split(' ') ?? []));
    const id = ids.find((described) => described.endsWith('-error'));
    // A group that has just announced its error describes itself by it only with the next way in.
    const error = id
      ? document.getElementById(id)
      : one.closest('[role=group]')?.querySelector('[id$=-error]');
    return error?.textContent.trim() ?? 'an error without a text';
  });
}

/**
 * Refuses the form of a call in every way, and lets it succeed. Returns the messages that a screen reader doesn't speak
 * exactly once, and the number of cases.
 */
export async function playAnnouncements(browser: Browser, sandboxUrl: string, driver: Driver) {
  const { page, faults, openScene, close } = await openStage(browser, sandboxUrl);
  let sent: string[] = [];
  const matches = getMatcher(driver.call);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'HEAD' && matches(request.method(), pathname)) sent = getFieldNames(request);
  });
  const found: string[] = [];
  let scene = await openScene(driver);
  const play = async ({ name, deed, text }: Case) => {
    faults.heal();
    await openScreen(scene, driver);
    if (name !== 'empty at first') await driver.begin?.(scene);
    // The first paint has other fields.
    await page.waitForFunction(() => document.documentElement.dataset['first'] === undefined);
    const rule = deed && faults.arm(driver.call, deed, getStub(driver.call));
    const submit = rule ? undefined : await emptyForm(page);
    const heard = await hear(
      page,
      async () => {
        if (!rule) return submit?.();
        await driver.press?.(scene);
        if (!(await until(() => rule.done))) found.push(`${name}: the call was never made`);
      },
      text,
    );
    const error = deed ? undefined : await getError(page);
    const isDue = deed !== undefined || error !== undefined;
    found.push(...findUnheard(heard, isDue, text ?? error).map((what) => `${name}: ${what}`));
  };
  await play(refuse('refused', 200, { status: false, msg: refusal }, refusal));
  const cases = toCases(sent, driver.speaks ?? driver.shows);
  for (const one of cases) {
    if (driver.freshMember) {
      await driver.restore?.(scene);
      scene = await openScene(driver);
    }
    await play(one);
  }
  await driver.restore?.(scene);
  await close();
  return { found, count: cases.length + 1 };
}
