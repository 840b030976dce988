import { fair, type Conditions } from '../choices';

let now: Conditions = fair;
/** The reads that have had their outcome. */
const had = new Set<string>();

/** Sets what stands between the portal and its back end from here on; a changed outcome is again that of the next call. */
export function setConditions(next: Partial<Conditions>): void {
  const before = now;
  now = { ...now, ...next };
  if (now.outcome === before.outcome && now.calls === before.calls) return;
  had.clear();
}

/** The same from the beginning: fair, but for what is named. */
export function startConditions(next: Partial<Conditions>): void {
  now = { ...fair, ...next };
  had.clear();
}

export const conditions = (): Conditions => now;

/** What is to come of a call; it is used up by it. */
export function takeOutcome(method: string, path: string): Conditions['outcome'] {
  const { outcome, calls } = now;
  const isSent = method !== 'GET';
  if (outcome === 'works' || isSent !== (calls === 'sent')) return 'works';
  const call = isSent ? 'sent' : path.replace(/\?.*/, '').replaceAll(/\d+/g, 'n');
  if (had.has(call)) return 'works';
  had.add(call);
  return outcome;
}
