import { addresses, teamListAddress } from '../../addresses/addresses';
import { documentTitles } from '../../text/documentTitles';
import { visibleNavigation, type NavigationFlags } from '../navigation';
import type { PaletteEntry } from './matching';
import { paletteMessages } from '../../text/paletteMessages';

type Page = PaletteEntry & { href: string };

const page = (href: string, label: string, icon: Page['icon'], hint?: string): Page => ({
  id: `page:${href}`,
  label,
  icon,
  href,
  hint,
});

/** Pages that are not in the menu (D12). */
const otherPages: readonly Page[] = [
  page(addresses.transfer, documentTitles.transfer, 'send'),
  page(addresses.mt5Account, documentTitles.mt5Account, 'pulse'),
  page(addresses.profile, documentTitles.profile, 'user'),
  page(addresses.allNews, documentTitles.allNews, 'news'),
  page(addresses.allNotifications, documentTitles.allNotifications, 'bell'),
];

/** The pages of a member with these flags, in menu order. The caller filters out those without a screen. */
export function palettePages(flags: NavigationFlags): Page[] {
  const listed = visibleNavigation(flags).flatMap(({ label, entries }) =>
    entries.map((entry) => page(entry.href, entry.label, entry.icon, label)),
  );
  // It shows both legs, like the binary tree (D14).
  const team =
    flags.hideBinary === 1
      ? [page(teamListAddress, documentTitles.teamList, 'team', paletteMessages.communityView)]
      : [];
  return [...listed, ...team, ...otherPages];
}
