import type { Remote } from '../../../remote';
import type { FigureId } from '../../../text/figures/meanings';
import type { Leg } from '../../../text/legs/legs';
import type { TeamMember } from '../TeamList/teamListColumns';

/** A number of members, and the list of them. The number is absent where it is unknown. */
interface Counted {
  count?: number | undefined;
  href: string;
}

export const tileNames = ['joined', 'bought', 'silent'] as const satisfies readonly FigureId[];
export type TileName = (typeof tileNames)[number];

export interface Tile {
  legs: Record<Leg, Counted>;
  /** Of both legs: of the week before, or, of the silent ones, those who are new this week. */
  compared?: number | undefined;
}

/** Why members are in the follow-up. */
export const groupNames = ['unpaid', 'silent', 'bought'] as const;
export type GroupName = (typeof groupNames)[number];

/** The first members of a group. */
export interface FollowUpGroup {
  /** The leg that the group is limited to. */
  leg?: Leg | undefined;
  members: Remote<readonly TeamMember[]>;
  /** All members of the group. Absent where it is unknown. */
  total?: number | undefined;
  /** The list of the whole group. */
  href: string;
}
