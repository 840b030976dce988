import type { Finding, Verdict } from './finding';
import type { Walk } from './walk';

/** What a member misses comes last, because a terminal shows the end. */
const order = ['reads', 'absent', 'skipped', 'differs', 'hint', 'lost'] as const satisfies readonly Verdict[];

/** The findings as text, a line for each. */
export function getReport(findings: readonly Finding[], parts: Walk['parts']): string {
  const sorted = order.flatMap((verdict) => findings.filter((one) => one.verdict === verdict));
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  const optional = parts.map(
    ({ call, name, isThere }) => `${isThere ? 'there ' : 'absent'}  ${call}  ${name}`,
  );
  return [
    ...sorted.map(({ about, verdict, note }) =>
      `${(verdict === 'lost' ? 'LOST' : verdict).padEnd(8)}  ${about}  ${note}`.trimEnd(),
    ),
    '',
    ...(optional.length > 0 ? ['Optional parts, which the portal does without:', ...optional, ''] : []),
    `${count('reads')} read, ${count('lost')} lost, ${count('differs')} differ harmlessly, ${count('hint')} hints, ${count('absent')} optional calls absent, ${count('skipped')} not asked.`,
  ].join('\n');
}
