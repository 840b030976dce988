import type { Page } from '@playwright/test';
import { machineWords } from '../answers';
import type { AnyServer } from './anyServer';

/** A screen as a member sees it. */
export interface Drawn {
  lines: readonly string[];
  /** Texts that no member may see. */
  machine: readonly string[];
  /** Whether a part of it is in its failed state. */
  hasFailed: boolean;
  /** Whether it names something that is missing. */
  saysPart: boolean;
}

const failures =
  /It's us, not you|Something Went Wrong|Something went wrong|Request failed|Unexpected Application Error|Try again|can[’']t (?:show|load|read)/;
const parts =
  /there may be more|couldn[’']t be (?:shown|read|counted)|from the newest|not all|so far|only part/i;

/** A position in a list, and the link to an optional screen, which goes once its call is refused (D119). */
const position = /^(\d+–\d+( of \d+)?|Page \d+ of \d+|\d+|… ?|Next|Previous|Team List)$/;

/** Waits until the screen has loaded, and reads it. */
async function readOnce(page: Page): Promise<string> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      !document.querySelector('main')?.innerText.includes('Refreshing'),
  );
  return page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('main input:not([type=radio]), main select'),
    ];
    const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;
    const shown = [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')].map(
      (one) => one.innerText,
    );
    const broken = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(isBroken).length;
    return [
      ...shown,
      ...fields.map(({ name, value }) => `${name}=${value}`),
      ...(broken > 0 ? [`undefined: ${broken} broken images`] : []),
    ].join('\n');
  });
}

/** Reads a screen once it no longer changes, because charts load their code later. */
export async function readDrawn(page: Page, server: AnyServer): Promise<Drawn> {
  let text = '';
  let before: string;
  do {
    before = text;
    text = await readOnce(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 120))));
  } while (text !== before || server.pending > 0);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    lines,
    machine: lines.filter((line) => machineWords.test(line) || /&(?:amp|quot|lt|gt|#0?39);/.test(line)),
    hasFailed: failures.test(text),
    saysPart: parts.test(text),
  };
}

const nextPage = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Next page' })
    .and(page.locator(':not([aria-disabled])'));

/** The texts of a list's rows on all of its pages, as a member reaches them. */
export async function readRows(
  page: Page,
  server: AnyServer,
  mostPages: number,
): Promise<{ rows: string[]; isPart: boolean }> {
  const rows: string[] = [];
  let isPart = false;
  for (let at = 1; at <= mostPages; at += 1) {
    const { lines, hasFailed, saysPart } = await readDrawn(page, server);
    isPart ||= hasFailed || saysPart;
    rows.push(
      ...(await page.locator('main tr:has([data-opener]), main li:has(> [data-opener])').allInnerTexts()),
    );
    if (lines.length === 0 || (await nextPage(page).count()) !== 1) break;
    await nextPage(page).click();
  }
  return { rows, isPart };
}

const without = (lines: readonly string[], others: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0 && !position.test(line);
  });
};

/** Whether a line is another one with some of its values unknown. */
function hasUnknowns(line: string, known: string): boolean {
  const [cells, others] = [line.split('\t'), known.split('\t')];
  return cells.length === others.length && cells.every((cell, at) => cell === '--' || cell === others[at]);
}

/** A figure names the time that it covers. */
const span = /\bsince \d{1,2} \p{L}+ \d{4}|\bthe last \d+ (?:days|weeks|months)\b/iu;

/**
 * What a screen shows that was not sent, and what was sent that it does not show. Nothing where the screen has failed
 * or names what is missing, because neither misleads a member. `isPartial`: not all pages can be read,
 * so a figure of them may be absent, or name the time that it covers (D145).
 */
export function getFaults(sent: Drawn, drawn: Drawn, isPartial: boolean): string[] {
  const machine = drawn.machine
    .filter((line) => !sent.machine.includes(line))
    .map((line) => `machine text: ${line}`);
  if (drawn.hasFailed && !sent.hasFailed) return machine;
  if (isPartial && drawn.lines.some((line) => span.test(line))) return machine;
  const lost = without(sent.lines, drawn.lines);
  const invented = without(drawn.lines, sent.lines).filter(
    (line) => !parts.test(line) && !lost.some((known) => hasUnknowns(line, known)),
  );
  return [
    ...machine,
    ...(drawn.saysPart || isPartial ? [] : lost.map((line) => `lost: ${line}`)),
    ...invented.map((line) => `shows: ${line}`),
  ];
}
