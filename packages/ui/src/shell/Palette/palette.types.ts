import type { IconName } from '../../components/Icon/paths';
import type { Remote } from '../../remote';

/** A page, an action or data of the member that the palette can find. */
export interface PaletteEntry {
  /** A stable id across reloads, such as `page:/user/kyc`. */
  id: string;
  label: string;
  icon: IconName;
  /** Distinguishes it from similar entries, in muted text. It is searched too. */
  hint?: string | undefined;
  /** The link target. Absent: the entry is an action. */
  href?: string | undefined;
}

/** Entries from a search by the query. */
export interface PaletteSource {
  /** The name of the group. */
  title: string;
  found: Remote<readonly PaletteEntry[]>;
  /** A note next to the title, such as the searched range. */
  note?: string | undefined;
}

export interface PaletteProps {
  /** The text of the field. */
  query: string;
  pages: readonly PaletteEntry[];
  actions: readonly PaletteEntry[];
  /** The last choices, the newest first. Shown while the query is empty. */
  recent: readonly PaletteEntry[];
  /** The member's own data; empty until enough is typed. */
  sources: readonly PaletteSource[];
  onQueryChanged: (query: string) => void;
  /** The caller closes the palette. */
  onChosen: (entry: PaletteEntry) => void;
  onClose: () => void;
}
