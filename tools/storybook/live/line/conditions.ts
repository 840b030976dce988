import { fair, type Conditions } from '../choices';

let now: Conditions = fair;
/** The reads that already had their outcome. */
const had = new Set<string>();

/** Sets the conditions from now on. A changed outcome applies to the next call. */
export function setConditions(next: Partial<Conditions>): void {
  const before = now;
  now = { ...now, ...next };
  if (now.outcome === before.outcome && now.calls === before.calls) return;
  had.clear();
}

/** Sets all conditions, as at the start of a story. */
export function startConditions(first: Conditions): void {
  now = first;
  had.clear();
}

export const conditions = (): Conditions => now;

/** Returns the outcome of a call and uses it up. */
export function takeOutcome(method: string, path: string): Conditions['outcome'] {
  const { outcome, calls } = now;
  const isSent = method !== 'GET';
  if (outcome === 'works' || isSent !== (calls === 'sent')) return 'works';
  const call = isSent ? 'sent' : path.replace(/\?.*/, '').replaceAll(/\d+/g, 'n');
  if (had.has(call)) return 'works';
  had.add(call);
  return outcome;
}
