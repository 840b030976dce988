import { addresses } from '../../../addresses/addresses';
import type { IconName } from '../../../components/Icon/paths';
import { visibleNavigation, type NavigationFlags } from '../../navigation';

export interface FoundPage {
  label: string;
  icon: IconName;
  href: string;
  group: string | undefined;
}

const headerPages: readonly FoundPage[] = [
  { label: 'My Profile', icon: 'user', href: addresses.profile, group: undefined },
  { label: 'All News', icon: 'news', href: addresses.allNews, group: undefined },
  { label: 'All Notifications', icon: 'bell', href: addresses.allNotifications, group: undefined },
];

/**
 * Finds the pages whose label or group holds every word of `query`, in the menu's order. Pages whose label
 * starts with the query come first. An empty query finds all.
 */
export function findPages(query: string, flags: NavigationFlags): FoundPage[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const pages = [
    ...visibleNavigation(flags).flatMap(({ label, entries }) =>
      entries.map((entry) => ({ label: entry.label, icon: entry.icon, href: entry.href, group: label })),
    ),
    ...headerPages,
  ].filter(({ label, group = '' }) => {
    const text = `${label} ${group}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const rank = ({ label }: FoundPage) => (label.toLowerCase().startsWith(wanted.join(' ')) ? 0 : 1);
  return pages.sort((a, b) => rank(a) - rank(b));
}
