import type { NamedTest } from './named';
import type { Ran, Seen } from './project';

/**
 * `caught`: a named test failed. `survived`: all tests passed. `broken`: the code doesn't run with the mutation.
 * `unproven`: its tests fail without it, or don't run.
 */
export type Outcome = 'caught' | 'survived' | 'broken' | 'unproven';

export interface Result {
  outcome: Outcome;
  /** The test that caught it, or the problem. */
  why: string;
  seconds: number;
}

/** A test's result in a run. */
export type Verdict = { state: 'green' } | { state: 'red'; why: string } | { state: 'dead'; why: string };

/** Errors of code that can't run, which need no test. */
const crash =
  /^(ReferenceError|SyntaxError)\b|PARSE_ERROR|Transform failed|Failed to (import|resolve import|fetch dynamically imported)/;

/** Returns one line without terminal colours and Storybook's link. */
const shortly = (text: string) =>
  text
    // oxlint-disable-next-line eslint/no-control-regex -- Colours of a terminal begin with a control character.
    .replace(/\u001b\[\d+m/g, '')
    .replace(/Click to debug the error directly in Storybook: \S+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160);

/** Red if the test's own assertion failed, dead if nothing ran or the code can't run. */
export function judge({ pattern, title }: NamedTest, { seen, faults }: Ran): Verdict {
  const whole = new RegExp(`^${pattern}$`, 's');
  const own = seen.filter(({ name }) => title === '' || whole.test(name));
  const failed = own.filter(({ passed }) => !passed);
  const asserted = failed.find(({ errors }: Seen) => errors.some((error) => !crash.test(error)));
  if (asserted) return { state: 'red', why: shortly(asserted.errors.join(' ')) };
  const dead = [...failed.flatMap(({ errors }) => errors), ...faults];
  if (failed.length > 0 || own.length === 0)
    return { state: 'dead', why: shortly(dead.join(' ')) || 'no test of that name runs' };
  return { state: 'green' };
}
