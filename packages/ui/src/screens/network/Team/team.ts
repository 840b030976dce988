import type { ReactNode } from 'react';
import type { Freshness } from '../../../components/Freshness/freshnessData';
import type { Remote } from '../../../remote';
import type { Branch, NodeStatus } from '../../../tree/nodeFace';

/** The data of a node that both trees share. */
export interface TeamNode {
  /** Unique in the tree, and stable after a refresh. */
  id: string;
  /** Absent where the position is vacant. */
  username?: string | undefined;
  /** The index of the parent in the list. -1 for the root. */
  parent: number;
  status: NodeStatus;
  branch: Branch;
  /** The number of members below it. Absent where it is unknown. */
  below?: number | undefined;
  /**
   * How many members of its team are shown, if not all are loaded. `nextPage` loads more, where the server has pages.
   */
  rest?: { shown: number; total: number; nextPage?: number } | undefined;
  /** The leg of the tree. Absent at the root, or in a tree without legs. */
  leg?: 'left' | 'right' | undefined;
  /** The side of its parent on which it hangs. Absent like the leg. */
  side?: 'left' | 'right' | undefined;
  /** For a vacant position under the member. Anyone who registers with the link fills the position. */
  referralLink?: string | undefined;
}

/** One step on the path from the member to the tree's root. */
export interface BreadcrumbStep {
  /** Absent for unknown steps. */
  username?: string;
  /** The address of the tree with this root. Absent for the current one. */
  href?: string;
}

/** A member of the team whose name starts with the typed text. */
export interface TeamSuggestion {
  username: string;
  /** Absent in a tree without legs. */
  leg?: 'left' | 'right' | undefined;
  /** Absent in a tree of legs. */
  level?: number | undefined;
}

/** The server's result for the start of a name. */
export interface TeamSuggestions {
  /** The requested start of a name, in lower case. */
  start: string;
  found: readonly TeamSuggestion[];
  /** More names may match. */
  more: boolean;
}

/** A value of a member: a line of its card, a column of the outline. */
export interface TeamLine<Node> {
  label: string;
  numeric?: boolean;
  getValue: (node: Node) => ReactNode;
}

export interface TeamScreenProps<Node extends TeamNode> {
  /**
   * The nodes of the tree, the root first, each before its adjacent children. Later teams are appended. It is empty
   * if the name is not in the member's team.
   */
  team: Remote<readonly Node[]>;
  /** The age of the tree and everything opened in it. Absent where it is unknown. */
  freshness?: Freshness | undefined;
  /** From the member to the tree's root. In their own tree it contains only the member. */
  breadcrumb: readonly BreadcrumbStep[];
  /**
   * The address of the team list. Absent in a tree without one, and where the server is known to have no list (D113).
   */
  listHref?: string | undefined;
  /** The name in the address. '' in the member's own tree. */
  searched: string;
  /** The address of a member's own tree. */
  toHref: (username: string) => string;
  /** The newest answer to `onNameInput`, absent before the first. A failure keeps the previous one. */
  suggestions?: TeamSuggestions | undefined;
  /**
   * The search field has paused on the start of a name, in lower case. Must be stable. Absent where the server is
   * known to have no suggestions, and the search then takes whole names (D113).
   */
  onNameInput?: ((start: string) => void) | undefined;
  /** A name was searched. It is never empty. */
  onSearch: (username: string) => void;
  /** A member was opened whose team has not loaded, or failed to load. */
  onTeamRequest: (username: string) => void;
  /** Another page of a large team was requested. Absent in a tree without pages. */
  onRestRequest?: (username: string, page: number) => void;
  /** A text was copied. `message` is the exact text for the toast. */
  onCopy: (message: string) => void;
}
