import type { IconName } from '../../components/Icon/paths';
import { headerPaths, visibleNavigation, type NavigationFlags } from '../navigation';

export interface FoundPage {
  label: string;
  icon: IconName;
  href: string;
  group: string | undefined;
}

const headerPages: readonly FoundPage[] = [
  { label: 'My Profile', icon: 'user', href: headerPaths.profile, group: undefined },
  { label: 'All News', icon: 'news', href: headerPaths.news, group: undefined },
  { label: 'All Notifications', icon: 'bell', href: headerPaths.notifications, group: undefined },
];

/**
 * The pages whose label or group holds every word of `query`, in the menu's order; those whose label
 * starts with it come first. An empty query finds all.
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
