import { paletteMessages } from '../../text/paletteMessages';
import type { Remote } from '../../remote';
import { matching, type PaletteEntry } from './matching';

/** Entries from a search by the query. */
export interface PaletteSource {
  /** The name of the group. */
  title: string;
  found: Remote<readonly PaletteEntry[]>;
  /** A note next to the title, such as the searched range. */
  note?: string | undefined;
}

export interface PaletteContent {
  /** The text of the field. */
  query: string;
  /** The pages to offer. */
  pages: readonly PaletteEntry[];
  /** The actions to offer. */
  actions: readonly PaletteEntry[];
  /** The last choices, the newest first. Shown while the query is empty. */
  recent: readonly PaletteEntry[];
  /** The member's own data; empty until enough is typed. */
  sources: readonly PaletteSource[];
}

/** A line of the list. A failed group has a retry line, which is not remembered as recent. */
export interface PaletteLine extends PaletteEntry {
  retry?: (() => void) | undefined;
}

export interface PaletteGroup {
  title: string;
  note: string | undefined;
  /** The search is in progress. */
  searching: boolean;
  lines: readonly PaletteLine[];
}

/** A large group must not push the next one out of view. */
const mostOfSource = 5;
const local = (title: string, lines: readonly PaletteLine[]): PaletteGroup => ({
  title,
  lines,
  note: undefined,
  searching: false,
});

/** The palette's groups, without empty ones. Each entry appears once. */
export function getGroups({ query, pages, actions, recent, sources }: PaletteContent): PaletteGroup[] {
  const isIdle = query.trim() === '';
  const recently = isIdle ? recent : [];
  const isNew = ({ id }: PaletteEntry) => !recently.some((entry) => entry.id === id);
  const own = sources.map(({ title, note, found }): PaletteGroup => {
    if (found.state === 'loading') return { title, note: undefined, searching: true, lines: [] };
    if (found.state === 'ready') return { ...local(title, found.data.slice(0, mostOfSource)), note };
    const retry: PaletteLine = {
      id: `retry:${title}`,
      label: paletteMessages.searchFailed,
      icon: 'refresh',
      retry: found.onRetry,
    };
    return local(title, [retry]);
  });
  return [
    local(paletteMessages.recent, recently),
    ...(isIdle ? [] : own),
    local(paletteMessages.actions, matching(query, actions).filter(isNew)),
    local(paletteMessages.pages, matching(query, pages).filter(isNew)),
  ].filter(({ lines, searching }) => lines.length > 0 || searching);
}
