import type { Outcome, Result } from './judge';
import type { Kept } from './kept';
import type { Planned } from './plan';

interface Done {
  planned: Planned;
  result: Result;
}

const formatDone = ({ planned: { mutation, tests }, result }: Done) =>
  [
    `  ${mutation.requirement}: ${mutation.what}`,
    `    ${mutation.operator} ${mutation.argument} in ${mutation.symbol} of ${mutation.file}`,
    `    ${result.outcome === 'survived' ? `by ${tests.map(({ file, title }) => `${file} › ${title}`).join('; ')}` : result.why}`,
  ].join('\n');

/** Returns a run's outcome as text, and whether every mutation was caught. */
export function summarize(plan: readonly Planned[], kept: Kept): { text: string; good: boolean } {
  const done = plan.flatMap((planned) => {
    const result = kept.get(planned.key);
    return result ? [{ planned, result }] : [];
  });
  const select = (outcome: Outcome) => done.filter(({ result }) => result.outcome === outcome);
  const parts = (['survived', 'broken', 'unproven'] as const).flatMap((outcome) => {
    const own = select(outcome);
    return own.length > 0 ? [`${outcome}:`, ...own.map(formatDone)] : [];
  });
  const caught = select('caught').length;
  return {
    text: [...parts, `${caught} of ${plan.length} caught`, ''].join('\n'),
    good: caught === plan.length,
  };
}
