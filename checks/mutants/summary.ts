import type { Kept } from './kept';
import type { Planned } from './plan';
import type { Outcome, Result } from './outcome';

/** The least part of what was run that has to be caught. */
const least = 0.95;

interface Done {
  planned: Planned;
  result: Result;
}

const lineOf = ({ planned: { breakage, tests }, result }: Done) =>
  [
    `  ${breakage.promise}: ${breakage.what}`,
    `    in ${breakage.file}`,
    `    ${result.outcome === 'survived' ? `by ${tests.map(({ file, title }) => `${file} › ${title}`).join('; ')}` : result.why}`,
  ].join('\n');

/** What a run found, in words, and whether it is good enough. */
export function summarize(
  plan: readonly Planned[],
  kept: Kept,
  seconds: number,
): { text: string; good: boolean } {
  const done = plan.flatMap((planned) => {
    const result = kept.get(planned.key);
    return result ? [{ planned, result }] : [];
  });
  const of = (outcome: Outcome, area?: string) =>
    done.filter(
      ({ planned, result }) => result.outcome === outcome && (area === undefined || planned.area === area),
    );
  const areas = [...new Set(plan.map(({ area }) => area))].sort();
  const caught = of('caught').length;
  const parts = (['survived', 'broken', 'unproven'] as const).flatMap((outcome) => {
    const own = of(outcome);
    return own.length > 0 ? [`${outcome}:`, ...own.map(lineOf)] : [];
  });
  return {
    text: [
      ...parts,
      ...areas.map(
        (area) =>
          `${area}: ${of('caught', area).length} of ${plan.filter((one) => one.area === area).length} caught`,
      ),
      `${caught} of ${plan.length} caught, in ${Math.round(seconds)} s`,
      '',
    ].join('\n'),
    good: of('broken').length + of('unproven').length === 0 && caught >= least * plan.length,
  };
}
