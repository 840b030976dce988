import type { Finding } from './finding';
import type { Walk } from './walk';

const marks = { right: 'right  ', off: 'OFF    ', absent: 'absent ', skipped: 'skipped' } as const;

const linesOf = ({ about, verdict, notes, milliseconds }: Finding) => [
  `${marks[verdict]}  ${about}${milliseconds === undefined ? '' : `  (${milliseconds} ms)`}`,
  ...notes.map((note) => `           ${note}`),
];

/** The findings as text: what is off last, where a terminal ends, then what there is of the optional parts. */
export function reportOf(findings: readonly Finding[], parts: Walk['parts']): string {
  const order = ['right', 'absent', 'skipped', 'off'] as const;
  const sorted = order.flatMap((verdict) => findings.filter((one) => one.verdict === verdict));
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const optional = parts.map(
    ({ call, name, isThere }) => `${isThere ? 'there ' : 'absent'}  ${call}  ${name}`,
  );
  return [
    ...sorted.flatMap(linesOf),
    '',
    ...(optional.length > 0 ? ['Optional parts, which the portal does without:', ...optional, ''] : []),
    `${count('right')} right, ${count('off')} off, ${count('absent')} optional calls absent, ${count('skipped')} not asked.`,
  ].join('\n');
}
