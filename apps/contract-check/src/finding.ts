/** What is said of a call, or of the rules around all calls. */
export interface Finding {
  /** `GET /dashboard`, or a rule in words. */
  about: string;
  /** `absent`: an optional part that this back end does without. `skipped`: not asked, `notes` says why. */
  result: 'right' | 'off' | 'absent' | 'skipped';
  /** One sentence for each thing that is off, or the reason. */
  notes: string[];
  /** How long the answer took. */
  milliseconds?: number;
}

export const off = (about: string, ...notes: string[]): Finding => ({ about, result: 'off', notes });

export const skipped = (about: string, why: string): Finding => ({ about, result: 'skipped', notes: [why] });

/** Right where nothing is off. */
export const judged = (about: string, notes: readonly (string | false | undefined)[]): Finding => {
  const said = notes.filter((note) => typeof note === 'string');
  return { about, result: said.length === 0 ? 'right' : 'off', notes: said };
};
