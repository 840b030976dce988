import type { ReactNode } from 'react';
import type { Freshness } from '../../../components/Freshness/freshness';
import type { Remote } from '../../../remote';
import type { Branch, NodeStatus } from '../../../tree/nodeFace';

/** What both trees know about a place. */
export interface TeamNode {
  /** Unique in the tree, and the same when it is read again. */
  id: string;
  /** Absent where the place is vacant. */
  username?: string | undefined;
  /** The place above, by its number in the list; -1 for the root. */
  parent: number;
  status: NodeStatus;
  branch: Branch;
  /** The number of members below it; absent where it is not known. */
  below?: number | undefined;
  /** How many of its own team are shown, where not all came; `nextPage` brings more, where the server has pages. */
  rest?: { shown: number; total: number; nextPage?: number } | undefined;
  /** The leg of the tree that it is on; absent at the root, or in a tree without legs. */
  leg?: 'left' | 'right' | undefined;
  /** For a vacant place under the member. Whoever registers with the link takes the place. */
  referralLink?: string | undefined;
}

/** One step on the way from the member to the tree's root. */
export interface BreadcrumbStep {
  /** Absent for steps that are not known. */
  username?: string;
  /** The address of the tree that begins there; absent for the current one. */
  href?: string;
}

/** Somebody in the team whose name begins as typed. */
export interface TeamSuggestion {
  username: string;
  /** Absent in a tree without legs. */
  leg?: 'left' | 'right' | undefined;
  /** Absent in a tree of legs. */
  level?: number | undefined;
}

/** What the server found for the beginning of a name. */
export interface TeamSuggestions {
  /** The beginning that was asked for, in small letters. */
  start: string;
  found: readonly TeamSuggestion[];
  /** Others may begin so too. */
  more: boolean;
}

/** A figure of a member: a line of its card, a column of the outline. */
export interface TeamLine<Node> {
  label: string;
  numeric?: boolean;
  getValue: (node: Node) => ReactNode;
}

export interface TeamScreenProps<Node extends TeamNode> {
  /**
   * The places of the tree, the root first. Each comes before its children, which are together and in order.
   * Teams that are asked for later come at the end. An empty list: nobody of that name is in the member's team.
   */
  team: Remote<readonly Node[]>;
  /** How old the tree is, with all that was opened in it; absent where nobody can say. */
  freshness?: Freshness | undefined;
  /** From the member down to the tree's root; only the member in their own tree. */
  breadcrumb: readonly BreadcrumbStep[];
  /** The address of the team list. Absent in a tree that has none, and where the server is known to have none (D113). */
  listHref?: string | undefined;
  /** The name that the address asks for; '' in the member's own tree. */
  searched: string;
  /** The address of a member's own tree. */
  toHref: (username: string) => string;
  /** The newest answer to `onNameBegun`. Absent before the first; a failure leaves the one before. */
  suggestions?: TeamSuggestions | undefined;
  /**
   * The beginning of a name stands in the search for a moment, in small letters. Always the same function. Absent where
   * the server is known to suggest no names, and the search then takes whole ones (D113).
   */
  onNameBegun?: ((start: string) => void) | undefined;
  /** A name was searched; never an empty one. */
  onSearched: (username: string) => void;
  /** A member was opened whose team has not loaded, or failed to load. */
  onTeamAsked: (username: string) => void;
  /** A further page of a large team was asked for. Absent in a tree without pages. */
  onRestAsked?: (username: string, page: number) => void;
  /** A text was copied; `message` is the exact text for the toast. */
  onCopied: (message: string) => void;
}
