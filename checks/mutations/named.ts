import { placeOf } from '../spec/places';
import { plainTitle, splitTest, titlesIn } from '../spec/titles';

/** Who runs a test: the project `stories` of vitest.config.ts, or Playwright. Unit tests are Stryker's. */
type Runner = 'stories' | 'flow';

/** A story or a flow that a requirement names. */
export interface NamedTest {
  runner: Runner;
  /** Its path from the root. */
  file: string;
  /** As a requirement has it: groups before a `›`. Empty for a whole file. */
  title: string;
  /** Matches the test's whole name after its groups, with spaces between. */
  pattern: string;
}

const runners: Partial<Record<string, Runner>> = { story: 'stories', e2e: 'flow' };

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Parts that a table (`%s`, `$name`, `$a.b`) or a template (`…`) fills in. */
const filledIn = /%[sdifjoOc#$%]|\$[A-Za-z_][\w.]*|…/g;

/** A title as a pattern of the name that the runner gives it. */
export function toPattern(title: string): string {
  const [first = '', ...others] = plainTitle(title).replaceAll(' › ', ' ').split(filledIn).map(escape);
  return [first, ...others].join('.*');
}

/** Parses `path › title`, or returns a reason why it can't turn red. `text` is the file's. */
export function namedTest(named: string, text: string | undefined): NamedTest | string {
  const { file, title } = splitTest(named);
  if (text === undefined) return `there is no ${file}`;
  const runner = runners[placeOf(file).kind];
  if (runner === undefined) return `${file} is no story and no flow`;
  if (title === '' && runner === 'stories') return `${file} is shown, no story of it named`;
  if (title === '') return { runner, file, title, pattern: '' };
  const titles = titlesIn(file, text).map(plainTitle);
  if (!titles.includes(plainTitle(title))) return `${file} has no ${title}`;
  const isGroup = titles.some((other) => other.startsWith(`${plainTitle(title)} › `));
  return { runner, file, title, pattern: toPattern(title) + (isGroup ? ' .*' : '') };
}
