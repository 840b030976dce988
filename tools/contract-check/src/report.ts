import type { Finding } from './finding';
import type { Walk } from './walk';

const marks = { right: 'right  ', off: 'OFF    ', absent: 'absent ', skipped: 'skipped' } as const;

const toLines = ({ about, result, notes, milliseconds }: Finding) => [
  `${marks[result]}  ${about}${milliseconds === undefined ? '' : `  (${milliseconds} ms)`}`,
  ...notes.map((note) => `           ${note}`),
];

/** The findings as text. Faults and optional parts come last because a terminal shows the end. */
export function getReport(findings: readonly Finding[], parts: Walk['parts']): string {
  const order = ['right', 'absent', 'skipped', 'off'] as const;
  const sorted = order.flatMap((result) => findings.filter((one) => one.result === result));
  const count = (result: Finding['result']) => findings.filter((one) => one.result === result).length;
  const optional = parts.map(
    ({ call, name, isThere }) => `${isThere ? 'there ' : 'absent'}  ${call}  ${name}`,
  );
  return [
    ...sorted.flatMap(toLines),
    '',
    ...(optional.length > 0 ? ['Optional parts, which the portal does without:', ...optional, ''] : []),
    `${count('right')} right, ${count('off')} off, ${count('absent')} optional calls absent, ${count('skipped')} not asked.`,
  ].join('\n');
}
