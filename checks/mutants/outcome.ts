/**
 * `caught`: a named test turned red. `survived`: none did. `broken`: the breakage is no good, since nothing runs any
 * more. `unproven`: its tests were red before, or don't run.
 */
export type Outcome = 'caught' | 'survived' | 'broken' | 'unproven';

export interface Result {
  outcome: Outcome;
  /** By which test, or what is wrong. */
  why: string;
  seconds: number;
}
