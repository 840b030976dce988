import { findEnvelope } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { TeamNode } from '@portal/ui/screens/network';
import { statusMessages, teamListTitles } from '@portal/ui/text/columnTitles';
import type { Fields, Unread } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';
import { parseRows } from '@portal/portal-core/fromApi/rows';

/** Green if a flag is 1, red if they are 0, pale without flags (D94). */
export function toNodeStatus(...flags: unknown[]): TeamNode['status'] {
  const known = flags.map(parseFlag).filter((flag) => flag !== undefined);
  if (known.includes(1)) return 'paid';
  return known.length > 0 ? 'unpaid' : 'unknown';
}

export const legs = ['left', 'right'] as const;

/** The member's own leg; undefined for anything else. */
export const toLeg = (value: unknown): (typeof legs)[number] | undefined =>
  legs.find((leg) => leg === parseText(value)?.toLowerCase());

const statuses = ['paid', 'unpaid'] as const;
export type StatusCounts = Readonly<Record<(typeof statuses)[number], number>>;

/** The filter by status, with the number of members in each, if it is known. */
export const toStatusField = (counts?: StatusCounts): FilterField => ({
  type: 'option',
  name: 'status',
  label: teamListTitles.status,
  inBar: 'segments',
  options: statuses.map((value) => ({ value, label: statusMessages[value], count: counts?.[value] })),
});
export const statusField = toStatusField();

/** Whether a member has bought; undefined for anything else. */
export const toStatus = (value: unknown): (typeof statuses)[number] | undefined =>
  statuses.find((status) => status === value);

/** The rows of an answer: a list, or a single object (D96). */
export function toTeamRows<Node extends object>(
  body: Unread<{ data: Node | readonly Node[] }>,
): Fields<Node>[] {
  // Only the value shows which of the two it is.
  if (findEnvelope(body)) return parseRows(body as Unread<{ data: readonly Node[] }>);
  const alone = parseFields(parseFields(body).data as Unread<Node> | undefined);
  return Object.keys(alone).length > 0 ? [alone] : [];
}

/** The requested teams below the root. */
export interface TeamBranches<Body> {
  /** In order of arrival, so positions stay stable. */
  arrived: readonly { username: string; page?: number | undefined; body: Body }[];
  pending: readonly string[];
  failed: readonly string[];
}

export const noBranches: TeamBranches<never> = { arrived: [], pending: [], failed: [] };

/** Status of the team below a member: loaded, loading, failed, not requested, or none. */
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

/** Whether a name may be sent (T17). Anything else in an address is not a username. */
export const isUsername = (name: string): boolean => /^[A-Za-z0-9]{1,64}$/.test(name);

/** Usernames ignore case. */
export const isSameName = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();
