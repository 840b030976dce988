import type { Page } from '@playwright/test';
import { machineWords } from '../answers';
import { inLanguage, toSay, type Language } from '../worlds/say';
import type { AnyServer } from './anyServer';

/** A screen as a member sees it. */
export interface Drawn {
  lines: readonly string[];
  /** Texts that no member may see. */
  machine: readonly string[];
  /** Whether a part of it is in its failed state. */
  hasFailed: boolean;
  /** The lines that name something that is missing. */
  parts: readonly string[];
  /** Whether a figure names the time that it covers. */
  hasSpan: boolean;
}

/** Where a screen is read. */
export interface View {
  page: Page;
  server: AnyServer;
  language: Language;
}

export const failures =
  /It's us, not you|Something Went Wrong|Something went wrong|Request failed|Unexpected Application Error|Try again|can[’']t (?:show|load|read)/;
const parts =
  /there may be more|couldn[’']t be (?:shown|read|counted)|from the newest|from .+ entr(?:y|ies) only|not all|so far|only part|adds a bot when they buy|before fees|^See all$|See everyone in/i;

/** A position in a list, and the link to an optional screen, which goes once its call is refused (D119). */
const numbers = /^(?:\p{N}+(?:–\p{N}+)?|… ?)$/u;
/** They keep a number in its order in a text from right to left. */
const isolates = /[\u2066-\u2069]/g;
const position =
  /^(?:(?:Page )?[\d–]+ of \d+|\{from\}–\{to\} of \{total\}|Page \{page\} of \{total\}|Next|Previous|Team List)$/;
const span = /\bsince (?:\{|\d{1,2} \p{L}+ \d{4})|\bthe last (?:\{|\d+ (?:days|weeks|months)\b)/iu;

/** Waits until the screen has loaded, and reads its text, its fields, and whether an image is broken. */
export async function readShown(page: Page): Promise<string> {
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
export async function readDrawn({ page, server, language }: View): Promise<Drawn> {
  let text = '';
  let before: string;
  do {
    before = text;
    text = await readShown(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
  } while (text !== before || server.pending > 0);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const has = (pattern: RegExp) => inLanguage(pattern, language).test(text);
  const positions = inLanguage(position, language);
  return {
    lines: lines.filter(
      (line) => !numbers.test(line.replace(isolates, '')) && positions.exec(line)?.[0] !== line,
    ),
    machine: lines.filter((line) => machineWords.test(line) || /&(?:amp|quot|lt|gt|#0?39);/.test(line)),
    hasFailed: has(failures),
    parts: lines.filter((line) => inLanguage(parts, language).test(line)),
    hasSpan: has(span),
  };
}

const nextPage = ({ page, language }: View) =>
  page
    .getByRole('main')
    .getByRole('button', { name: toSay(language, false)('overlayMessages.nextPage') })
    .and(page.locator(':not([aria-disabled])'));

const getPage = ({ page }: View) => Number(new URL(page.url()).searchParams.get('page') ?? 1);

/** The texts of a list's rows on all of its pages, as a member reaches them. */
export async function readRows(view: View, mostPages: number): Promise<{ rows: string[]; isPart: boolean }> {
  const rows: string[] = [];
  let isPart = false;
  for (let at = 1; at <= mostPages; at += 1) {
    const { lines, hasFailed, parts: said } = await readDrawn(view);
    isPart ||= hasFailed || said.length > 0;
    // A page that fails leaves the rows of the one before, and a page beyond the last leads back to that.
    if (at > 1 && (hasFailed || getPage(view) !== at)) break;
    rows.push(
      ...(await view.page
        .locator('main tr:has([data-opener]), main li:has(> [data-opener])')
        .allInnerTexts()),
    );
    if (lines.length === 0 || (await nextPage(view).count()) !== 1) break;
    await nextPage(view).click();
  }
  return { rows, isPart };
}

const without = (lines: readonly string[], others: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
};

/** A row's cells. Columns that are equal, or empty, in all rows of a page fold only where all rows are known. */
const toRow = (row: string) => [...new Set(row.split('\t'))].filter((cell) => cell !== '--').join('\t');

/** The rows that a list shows and that were not sent, or not as often, and those that it lacks. */
export function getRowFaults(sent: readonly string[], drawn: readonly string[], isPart: boolean): string[] {
  const [known, shown] = [sent.map(toRow), drawn.map(toRow)];
  return [
    ...(isPart ? [] : without(known, shown).map((row) => `lost: ${row}`)),
    ...without(shown, known).map((row) => `shows: ${row}`),
  ];
}

/** Whether a line is another one with some of its values unknown. */
function hasUnknowns(line: string, known: string): boolean {
  const [cells, others] = [line.split('\t'), known.split('\t')];
  return cells.length === others.length && cells.every((cell, at) => cell === '--' || cell === others[at]);
}

/** Whether a line is made of what was sent. Columns that are equal in all rows fold only where all rows are known. */
function isRearranged(line: string, sent: readonly string[]): boolean {
  const toCells = (one: string) => [...new Set(one.split('\t'))];
  const cells = toCells(line);
  if (sent.some((known) => toCells(known).join('\t') === cells.join('\t'))) return true;
  const known = new Set(sent.flatMap(toCells));
  return (cells.length === 1 || !/\p{N}/u.test(line)) && cells.every((cell) => known.has(cell));
}

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
  if (isPartial && drawn.hasSpan) return machine;
  const lost = without(sent.lines, drawn.lines);
  const invented = without(drawn.lines, sent.lines).filter(
    (line) =>
      !drawn.parts.includes(line) &&
      !lost.some((known) => hasUnknowns(line, known)) &&
      !(isPartial && drawn.parts.length > 0 && isRearranged(line, sent.lines)),
  );
  return [
    ...machine,
    ...(drawn.parts.length > 0 || isPartial ? [] : lost.map((line) => `lost: ${line}`)),
    ...invented.map((line) => `shows: ${line}`),
  ];
}
