import type { TeamPlace } from '@portal/ui/screens/network';
import { fieldsOf, flagOf, listOf, type Fields } from '../../app/wire';

/** Green if either flag is 1, red if they are 0, pale if there are none (D94). */
export function markOf(...flags: unknown[]): TeamPlace['mark'] {
  const known = flags.map(flagOf).filter((flag) => flag !== undefined);
  if (known.includes(1)) return 'paid';
  return known.length > 0 ? 'unpaid' : 'unknown';
}

/** The rows of an answer: an array, or one object alone (D96). */
export function teamRowsOf(body: unknown): Fields[] {
  const { data } = fieldsOf(body);
  if (Array.isArray(data)) return listOf(data);
  return Object.keys(fieldsOf(data)).length > 0 ? [fieldsOf(data)] : [];
}

/** Teams below the root, as far as they were asked for. */
export interface TeamBranches {
  /** In the order in which they came: what comes later stands later, so that nothing moves that needn't. */
  arrived: readonly { username: string; body: unknown }[];
  pending: readonly string[];
  failed: readonly string[];
}

export const noBranches: TeamBranches = { arrived: [], pending: [], failed: [] };

/** What is known of the team below a member: whether it came, and else whether there is one to ask for. */
export function branchOf(
  branches: TeamBranches,
  username: string,
  { children, known }: { children: number | undefined; known: number | undefined },
): TeamPlace['branch'] {
  if (children !== undefined) return children > 0 ? 'loaded' : 'none';
  if (branches.pending.includes(username)) return 'loading';
  if (branches.failed.includes(username)) return 'failed';
  return known === 0 ? 'none' : 'unasked';
}

/** A name that may go into a call (T17); what else is in an address is nobody's. */
export const isUsername = (name: string): boolean => /^[A-Za-z0-9]{1,64}$/.test(name);

/** Usernames are the same in any letters. */
export const sameName = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();
