import type { PaletteEntry } from '@portal/ui/shell/Palette';
import type { RecentEntry } from '../../session/recentEntries';

/** How the member's own things look, by the first word of their ids. */
const icons: Readonly<Record<string, PaletteEntry['icon']>> = {
  withdrawal: 'withdraw',
  subscription: 'box',
  live: 'pulse',
  ticket: 'chat',
  team: 'user',
};

/** What was chosen last, as it can be chosen now: a page or an action that is no longer offered is left out. */
export const remembered = (
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
