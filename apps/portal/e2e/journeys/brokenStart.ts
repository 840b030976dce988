import { setTimeout } from 'node:timers/promises';
import { addresses } from '@portal/ui/addresses';
import en from '@portal/ui/text/languages/en.json' with { type: 'json' };
import { getPageFiles, getStartFiles, starts } from '../support/starts';
import type { Driver } from './driver';
import type { Exchange, ShapingProxy } from './shapingProxy';

const html = '<h1>Welcome to the Wi-Fi</h1>';
const lose = ({ answer }: Exchange) => Promise.resolve(void answer.destroy());

/** What a bad connection or a captive portal does with a file. `at` counts its requests from 1. */
const faults = {
  'lost once': (exchange: Exchange, at: number) => (at > 1 ? undefined : lose(exchange)),
  'lost always': lose,
  'missing (404)': ({ answer }: Exchange) => Promise.resolve(void answer.writeHead(404).end('Not found')),
  'HTML of a captive portal': ({ answer }: Exchange) =>
    Promise.resolve(void answer.writeHead(200, { 'content-type': 'text/html' }).end(html)),
  'redirected to another origin': ({ answer, asked }: Exchange) => {
    const location = `http://localhost:${asked.socket.localPort}/hotspot`;
    return Promise.resolve(void answer.writeHead(302, { location }).end());
  },
  stalled: () => new Promise<void>(() => undefined),
} satisfies Record<string, (exchange: Exchange, at: number) => Promise<void> | undefined>;
type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];

export const visits = ['first', 'second'] as const;
/** A press of Verify, whose code loads after the start. */
export const press = 'a press of Verify';
export const begins = [...starts, press] as const;

export interface Case {
  begin: (typeof begins)[number];
  file: string;
  visit: (typeof visits)[number];
  fault: Fault;
}

/** A browser in front of a proxy. Another proxy is another origin, where nothing is cached. */
export interface StartStage {
  proxy: ShapingProxy;
  /** Its `open` doesn't wait for files. */
  driver: Driver;
  /** Opens an address, as a member if it is one's. */
  open: (address: string) => Promise<void>;
  member: Record<'username' | 'password', string>;
}

const isSeen = (selector: string, text = '') =>
  `[...document.querySelectorAll('${selector}')].some((one) => one.checkVisibility({ visibilityProperty: true }) && one.innerText.trim().startsWith('${text}'))`;
const hasPage = "!document.documentElement.hasAttribute('data-first')";
const works: Record<Case['begin'], string> = {
  [addresses.login]: `${hasPage} && ${isSeen('input[name=username]')}`,
  [addresses.dashboard]: `${hasPage} && ${isSeen('h1', en['dashboardMessages.dashboard'])}`,
  [press]: isSeen('[data-code] input'),
};
const offersReload = isSeen('button', 'Reload');
/** A failed press is also said in words, and pressed again. */
const offersWayOn = (begin: Case['begin']) =>
  begin === press
    ? `${offersReload} || [...document.querySelectorAll('[role=alert]')].some((one) => one.checkVisibility() && one.innerText.trim() !== '')`
    : offersReload;

/** Waits until an expression is true. Returns whether it was within `ms`. A page that is being replaced has no answer. */
async function holds(driver: Driver, expression: string, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  for (;;) {
    if ((await driver.evaluate(expression).catch(() => false)) === true) return true;
    if (Date.now() > end) return false;
    await setTimeout(50);
  }
}

async function pressVerify({ driver, member }: StartStage): Promise<void> {
  await driver.fill({ role: 'field', name: en['loginMessages.username'] }, member.username);
  await driver.fill({ role: 'field', name: en['loginMessages.password'] }, member.password);
  await driver.click({ role: 'button', name: en['accessTexts.verify'] });
}

async function begin(stage: StartStage, { begin: what }: Case): Promise<void> {
  await stage.open(what === press ? addresses.login : what);
  if (what !== press) return;
  await holds(stage.driver, `(${works[addresses.login]}) || ${offersReload}`, 20_000);
  // A start that says by itself what to do has nothing to press.
  await pressVerify(stage).catch(async (error: unknown) => {
    if (!(await holds(stage.driver, offersReload, 0))) throw error;
  });
}

/** Does what the page offers: Reload, or the press again. */
async function retry(stage: StartStage, what: Case['begin']): Promise<void> {
  const { driver } = stage;
  if (await holds(driver, offersReload, 0)) await driver.click({ role: 'button', name: /^Reload/ });
  else if (what === press && (await holds(driver, works[addresses.login], 0))) await pressVerify(stage);
}

/** How long a page may say nothing, in ms. */
const longestSilence = 10_000;

/**
 * Breaks one file of one start. Within 10 s the page works or says what to do, and a good connection heals it. Returns
 * what is wrong.
 */
export async function judgeStart(stage: StartStage, one: Case): Promise<string[]> {
  const { proxy, driver } = stage;
  const name = `${one.begin}, ${one.visit} visit: ${one.file} is ${one.fault}`;
  const isWorking = works[one.begin];
  if (one.visit === 'second') {
    await begin(stage, one);
    if (!(await holds(driver, isWorking, 20_000))) return [`${name}: does not work before the fault`];
  }
  let requests = 0;
  proxy.rules.unshift((exchange) => {
    if (exchange.path !== one.file) return undefined;
    requests += 1;
    return faults[one.fault](exchange, requests);
  });
  await begin(stage, one);
  const fulfilled = `(${isWorking}) || ${offersWayOn(one.begin)}`;
  // By the page's clock, because a busy machine begins a navigation late. A press comes after its page's beginning.
  const begun = one.begin === press ? await driver.evaluate('performance.now()') : 0;
  const isLate = `performance.now() > ${Number(begun) + longestSilence}`;
  const isOver = await holds(driver, `${fulfilled} || ${isLate}`, 3 * longestSilence);
  const isSaid = isOver && (await holds(driver, fulfilled, 0));
  proxy.rules.shift();
  const wrong = isSaid ? [] : [`${name}: silent for 10 s`];
  // A second visit may have it in a cache, a browser without a window needs no icon, and an idle page fetches ahead what a
  // quick press doesn't wait for.
  if (requests === 0 && one.visit === 'first' && one.begin !== press && one.file.endsWith('.js'))
    wrong.push(`${name}: was not requested`);
  // Some failures reload by themselves, so the button may disappear before its press.
  for (const end = Date.now() + 30_000; !(await holds(driver, isWorking, 3000));) {
    if (Date.now() > end) return [...wrong, `${name}: does not heal`];
    await retry(stage, one.begin).catch(() => undefined);
  }
  return wrong;
}

/** Returns the scripts that a press loads after its start, as a sound page requests them. */
export async function findPressFiles(stage: StartStage): Promise<string[]> {
  const files = new Set<string>();
  stage.proxy.rules.unshift(({ path }) => void (path.endsWith('.js') && files.add(path)));
  await begin(stage, { begin: press, file: '', visit: 'first', fault: 'stalled' });
  await holds(stage.driver, works[press], 20_000);
  stage.proxy.rules.shift();
  return [...files].filter((file) => !getStartFiles(addresses.login).includes(file));
}

/** Every case of an address's start. `files` of a press are those that it loads. */
export const toCases = (what: Case['begin'], files: readonly string[] = []): Case[] =>
  (what === press ? files : [...getStartFiles(what), ...getPageFiles()]).flatMap((file) =>
    visits.flatMap((visit) => faultNames.map((fault) => ({ begin: what, file, visit, fault }))),
  );
