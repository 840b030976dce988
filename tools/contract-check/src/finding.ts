/** The result of checking one call, or one rule that applies to all calls. */
export interface Finding {
  /** `GET /dashboard`, or the name of a rule. */
  about: string;
  /** `absent`: this back end omits an optional part. `skipped`: the call was not made, and `notes` has the reason. */
  result: 'right' | 'off' | 'absent' | 'skipped';
  /** One sentence for each fault, or the reason for skipping. */
  notes: string[];
  milliseconds?: number;
}

export const off = (about: string, ...notes: string[]): Finding => ({ about, result: 'off', notes });

export const skipped = (about: string, why: string): Finding => ({ about, result: 'skipped', notes: [why] });

/** The result is right if there are no notes. */
export const judged = (about: string, notes: readonly (string | false | undefined)[]): Finding => {
  const said = notes.filter((note) => typeof note === 'string');
  return { about, result: said.length === 0 ? 'right' : 'off', notes: said };
};
