import { getLocation } from '../spec/locations';
import { plainTitle, splitTest, titlesIn } from '../spec/titles';

/** The runner of a test: the project `stories` of vitest.config.ts, or Playwright. Stryker covers unit tests. */
type Runner = 'stories' | 'flow';

/** A story or a flow that a requirement names. */
export interface NamedTest {
  runner: Runner;
  /** Its path from the root. */
  file: string;
  /** The title as in the requirement, with groups before a `›`. Empty for a whole file. */
  title: string;
  /** Matches the test's full name after its groups, separated by spaces. */
  pattern: string;
}

const runners: Partial<Record<string, Runner>> = { story: 'stories', e2e: 'flow' };

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Variables of a table (`%s`, `$name`, `$a.b`) or a template (`…`). */
const filledIn = /%[sdifjoOc#$%]|\$[A-Za-z_][\w.]*|…/g;

/** Converts a title to a pattern for the runner's name. */
export function toPattern(title: string): string {
  const [first = '', ...others] = plainTitle(title).replaceAll(' › ', ' ').split(filledIn).map(escape);
  return [first, ...others].join('.*');
}

/** Parses `path › title`, or returns a reason why it can't fail. `text` is the file's. */
export function namedTest(named: string, text: string | undefined): NamedTest | string {
  const { file, title } = splitTest(named);
  if (text === undefined) return `there is no ${file}`;
  const runner = runners[getLocation(file).kind];
  if (runner === undefined) return `${file} is no story and no flow`;
  if (title === '' && runner === 'stories') return `${file} is shown, no story of it named`;
  if (title === '') return { runner, file, title, pattern: '' };
  const titles = titlesIn(file, text).map(plainTitle);
  if (!titles.includes(plainTitle(title))) return `${file} has no ${title}`;
  const isGroup = titles.some((other) => other.startsWith(`${plainTitle(title)} › `));
  return { runner, file, title, pattern: toPattern(title) + (isGroup ? ' .*' : '') };
}
