import type { TeamNode } from '@portal/ui/screens/network';
import type { Fields, Unread } from '../../shared/wire/answer';
import { parseFields, parseFlag, parseList, parseText } from '../../shared/wire/wire';

/** Green if either flag is 1, red if they are 0, pale if there are none (D94). */
export function toNodeStatus(...flags: unknown[]): TeamNode['status'] {
  const known = flags.map(parseFlag).filter((flag) => flag !== undefined);
  if (known.includes(1)) return 'paid';
  return known.length > 0 ? 'unpaid' : 'unknown';
}

export const legs = ['left', 'right'] as const;

/** The member's own leg; undefined for what is neither. */
export const toLeg = (value: unknown): (typeof legs)[number] | undefined =>
  legs.find((leg) => leg === parseText(value)?.toLowerCase());

/** The rows of an answer: an array, or one object alone (D96). */
export function toTeamRows<Node extends object>(
  body: Unread<{ data: Node | readonly Node[] }>,
): Fields<Node>[] {
  const { data } = parseFields(body);
  // Only the value itself shows which of the two it is.
  const alone = parseFields(data as Unread<Node> | undefined);
  return Object.keys(alone).length > 0 ? [alone] : parseList(data as Unread<readonly Node[]> | undefined);
}

/** Teams below the root, as far as they were asked for. */
export interface TeamBranches<Body> {
  /** They stand in the order in which they came, so that nothing moves without need. */
  arrived: readonly { username: string; page?: number | undefined; body: Body }[];
  pending: readonly string[];
  failed: readonly string[];
}

export const noBranches: TeamBranches<never> = { arrived: [], pending: [], failed: [] };

/** What is known of the team below a member: whether it came, and if not, whether there is one to ask for. */
export function toBranch(
  branches: TeamBranches<unknown>,
  username: string,
  { children, known }: { children: number | undefined; known: number | undefined },
): TeamNode['branch'] {
  if (children !== undefined) return children > 0 ? 'loaded' : 'none';
  if (branches.pending.includes(username)) return 'loading';
  if (branches.failed.includes(username)) return 'failed';
  return known === 0 ? 'none' : 'unasked';
}

/** Whether a name may go into a call (T17). Anything else in an address is nobody's name. */
export const isUsername = (name: string): boolean => /^[A-Za-z0-9]{1,64}$/.test(name);

/** Usernames are the same in capital and small letters. */
export const sameName = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();
