import type { Seen } from './drawAll';
import type { Finding, Result } from './finding';

/** What a member misses comes last, because a terminal shows the end. */
const order = [
  'reads',
  'absent',
  'skipped',
  'differs',
  'hint',
  'unjudged',
  'lost',
] as const satisfies readonly Result[];

const isLoud = (result: Result) => result === 'lost' || result === 'unjudged';

/** The findings as text, a line for each. */
export function getReport(findings: readonly Finding[], parts: Seen['parts']): string {
  const sorted = order.flatMap((result) => findings.filter((one) => one.result === result));
  const count = (result: Result) => findings.filter((one) => one.result === result).length;
  const optional = parts.map(
    ({ call, name, isThere }) => `${isThere ? 'there ' : 'absent'}  ${call}  ${name}`,
  );
  return [
    ...sorted.map(({ about, result, note }) =>
      `${(isLoud(result) ? result.toUpperCase() : result).padEnd(8)}  ${about}  ${note}`.trimEnd(),
    ),
    '',
    ...(optional.length > 0 ? ['Optional parts, which the portal does without:', ...optional, ''] : []),
    `${count('reads')} read, ${count('lost')} lost, ${count('unjudged')} not judged, ${count('differs')} differ harmlessly, ${count('hint')} hints, ${count('absent')} optional calls absent, ${count('skipped')} not asked.`,
  ].join('\n');
}
