import type { IconName } from '../../components/Icon/paths';
import type { Remote } from '../../remote';

/** A page, an action or a thing of the member's that the palette can find. */
export interface PaletteEntry {
  /** Names it over reloads, such as `page:/user/kyc`. */
  id: string;
  label: string;
  icon: IconName;
  /** What tells it from its like, in a muted second place. It is searched too. */
  hint?: string | undefined;
  /** Where it leads. Absent: choosing it does something here. */
  href?: string | undefined;
}

/** Entries that were looked for elsewhere, by what was typed. */
export interface PaletteSource {
  /** The name of the group. */
  title: string;
  found: Remote<readonly PaletteEntry[]>;
  /** Said beside the title, such as what was looked through. */
  note?: string | undefined;
}

export interface PaletteProps {
  /** The text of the field. */
  query: string;
  pages: readonly PaletteEntry[];
  actions: readonly PaletteEntry[];
  /** What was chosen last, the newest first. It is shown while nothing is typed. */
  recent: readonly PaletteEntry[];
  /** The member's own things; empty until enough is typed. */
  sources: readonly PaletteSource[];
  onQueryChanged: (query: string) => void;
  /** The caller closes the palette. */
  onChosen: (entry: PaletteEntry) => void;
  onClose: () => void;
}
