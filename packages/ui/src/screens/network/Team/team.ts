import type { ReactNode } from 'react';
import type { Remote } from '../../../remote';
import type { Branch, NodeMark } from '../../../tree/nodeFace';

/** What either tree knows of one of its places. */
export interface TeamPlace {
  /** Unique in the tree, and the same when it is read again. */
  id: string;
  /** Absent: the place is vacant. */
  username?: string | undefined;
  /** The place above, by its number in the list; -1 for the root. */
  parent: number;
  mark: NodeMark;
  branch: Branch;
  /** Members below it; absent: not known. */
  below?: number | undefined;
  /** On which leg of the tree it stands; absent: at the root, or in a tree without legs. */
  leg?: 'left' | 'right' | undefined;
  /** Of a vacant place under the member: who registers with it takes the place. */
  referralLink?: string | undefined;
}

/** One step on the way from the member to whom the tree begins with. */
export interface TrailStep {
  /** Absent: steps that are not known. */
  username?: string;
  /** Where the tree begins there; absent for where one is. */
  href?: string;
}

/** A figure of a member: a line of its card, a column of the outline. */
export interface TeamLine<Place> {
  label: string;
  numeric?: boolean;
  valueOf: (place: Place) => ReactNode;
}

export interface TeamScreenProps<Place extends TeamPlace> {
  /**
   * The places of the tree, the root first: each before those below it, those below one together and in their order.
   * Teams that are asked for later come at the end. Empty: nobody of that name is in the member's team.
   */
  team: Remote<readonly Place[]>;
  /** From the member down to whom the tree begins with; the member alone in the own tree. */
  trail: readonly TrailStep[];
  /** The name that the address asks for; '' in the own tree. */
  searched: string;
  /** Where a member's own tree is. */
  hrefOf: (username: string) => string;
  /** A name was searched; never an empty one. */
  onSearched: (username: string) => void;
  /** A member was opened whose team is not here, or did not come. */
  onTeamAsked: (username: string) => void;
  /** A text was copied; `message` is the exact text for the toast. */
  onCopied: (message: string) => void;
}
