/**
 * What a call, or a rule for all calls, does to members. `lost`: they miss something. `differs`: off the contract, and
 * the portal reads it. `hint`: advice. `absent`: an optional part is missing. `skipped`: not asked.
 * `unjudged`: the check couldn't look.
 */
export type Result = 'reads' | 'lost' | 'differs' | 'hint' | 'absent' | 'skipped' | 'unjudged';

/** One line of the report. */
export interface Finding {
  /** `GET /dashboard`, or the name of a rule. */
  about: string;
  result: Result;
  note: string;
  /** The text that a screen doesn't show, where another may show it. */
  field?: string;
}

export const toFinding =
  (about: string) =>
  (result: Result, note: string): Finding => ({ about, result, note });

/** A line for each fault, or the one that says what works. */
export function toFindings(
  about: string,
  works: string,
  faults: readonly (readonly [Result, string] | false | undefined)[],
): Finding[] {
  const found = faults.filter((fault) => fault !== false && fault !== undefined);
  const lines = found.length > 0 ? found : ([['reads', works]] as const);
  return lines.map(([result, note]) => ({ about, result, note }));
}
