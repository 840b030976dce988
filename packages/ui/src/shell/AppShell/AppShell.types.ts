import type { ReactNode } from 'react';
import type { Remote } from '../../remote';
import type { NavigationFlags } from '../navigation';
import type { VersionLineProps } from './VersionLine';

export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ShellMember {
  /** The name as sent by the server. The header shows it in lowercase (A §2). */
  username: string;
  /** URL of the avatar. Initials replace it if it is absent or doesn't load. */
  imageUrl?: string | undefined;
}

export interface ShellNotification {
  id: string;
  title: string;
  /** Plain text, no markup (D62). */
  text: string;
  /** ISO date-time. An absent or invalid one shows no time. */
  createdAt?: string | undefined;
}

export interface LatestNotifications {
  /** Newest first. */
  items: readonly ShellNotification[];
  /** The badge shows only above 0, and is '99+' from 100. */
  unreadCount: number;
}

export interface AppShellProps {
  /** The current pathname, which highlights an entry of the menu. */
  path: string;
  flags: NavigationFlags;
  member: ShellMember;
  notifications: Remote<LatestNotifications>;
  /** The count of unread news, shown only above 0. Absent or 0 before it is loaded. */
  unreadNews?: number | undefined;
  /** The current time, for relative times, in ms since 1970. */
  now: number;
  theme: ThemeChoice;
  /** Enables single-key shortcuts. Those with Ctrl or ⌘ always work. Default true (WCAG 2.1.4). */
  shortcuts?: boolean | undefined;
  /** Amounts are shown as dots. Default false. */
  amountsHidden?: boolean | undefined;
  /** The username in an operator's login-as-user session (T5). Absent in a member's own session. */
  signedInAs?: string | undefined;
  /** The current build. Absent for an unnamed one. */
  version?: VersionLineProps | undefined;
  /** The browser has no network. */
  offline?: boolean;
  /** A line above the header: an `UpdateBar`. */
  notice?: ReactNode;
  onThemeChosen: (theme: ThemeChoice) => void;
  onShortcutsChanged: (on: boolean) => void;
  /** Called by the button in the header, and by the full stop key. */
  onAmountsHidden: (hidden: boolean) => void;
  onLoggedOut: () => void;
  /** Marks the notifications as read, then opens the full list, even when marking fails (D62). */
  onAllNotificationsOpened: () => void;
  /** Opens the palette with Ctrl/⌘-K or its button. The caller loads and shows it. */
  onPaletteOpened: () => void;
  /** The screen. */
  children: ReactNode;
}
