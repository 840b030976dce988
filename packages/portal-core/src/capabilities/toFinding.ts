import type { Outcome } from '@portal/api';
import type { Evidence } from './capabilities';

/** What an outcome shows of a capability; undefined if nothing. */
export type Finding = 'proven' | 'refused' | undefined;

/** These pass, so they show nothing of what a server can do. */
const passing = new Set([408, 429, 502, 503, 504]);
/** The server has no such call. Other refusals may concern what the member asked for. */
const absent = new Set([404, 405, 501]);

/** The server's refusal of a call, by any status but a passing one. A missing network or session is none. */
export function isRefusal(outcome: Outcome<unknown>): boolean {
  if (outcome.kind === 'refused') return !passing.has(outcome.status);
  return outcome.kind === 'failed' && outcome.status !== undefined && !passing.has(outcome.status);
}

/**
 * What an outcome shows of a capability (D119). `wasProven`: an answer of this session has proven it, so only the call's
 * absence is a refusal; before, every refusal is.
 */
export function toFinding(outcome: Outcome<unknown>, evidence: Evidence, wasProven: boolean): Finding {
  const { isIn, isPart = false } = evidence;
  if (outcome.kind === 'ok') {
    const isThere = isIn ? isIn(outcome.data) : true;
    if (isThere) return 'proven';
    return isThere === undefined || wasProven ? undefined : 'refused';
  }
  if (isPart || !isRefusal(outcome)) return undefined;
  const isGone = 'status' in outcome && outcome.status !== undefined && absent.has(outcome.status);
  return !wasProven || isGone ? 'refused' : undefined;
}
