import type { PaletteEntry } from '@portal/ui/shell/Palette';
import type { RecentEntry } from '@portal/portal-core/session/recentEntries';

/** Icons of the member's own entries, by the prefix of their ids. */
const icons: Readonly<Record<string, PaletteEntry['icon']>> = {
  withdrawal: 'withdraw',
  subscription: 'box',
  live: 'pulse',
  ticket: 'chat',
  team: 'user',
};

/** The recent choices that are still available. */
export const toRecentEntries = (
  recent: readonly RecentEntry[],
  offered: readonly PaletteEntry[],
): PaletteEntry[] =>
  recent.flatMap((entry) => {
    const now = offered.find(({ id }) => id === entry.id);
    if (now) return [now];
    const kind = entry.id.slice(0, entry.id.indexOf(':'));
    const icon = Object.hasOwn(icons, kind) ? icons[kind] : undefined;
    return icon === undefined || entry.href === undefined ? [] : [{ ...entry, icon }];
  });
