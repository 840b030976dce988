import type { ReactNode } from 'react';
import type { Remote } from '../../remote';
import type { NavigationFlags } from '../navigation';

export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ShellMember {
  /** As delivered; the header shows it in lowercase (A §2). */
  username: string;
  /** Address of the picture; initials stand in while it is absent or does not load. */
  pictureUrl?: string | undefined;
}

export interface ShellNotification {
  id: string;
  title: string;
  /** Plain text, no markup (D62). */
  text: string;
  /** ISO date-time; absent or unreadable shows no time. */
  createdAt?: string | undefined;
}

export interface LatestNotifications {
  /** Newest first. */
  items: readonly ShellNotification[];
  /** The badge shows above 0 only, and '99+' from 100. */
  unreadCount: number;
}

export interface AppShellProps {
  /** The current pathname: it highlights the entry of the menu. */
  path: string;
  flags: NavigationFlags;
  member: ShellMember;
  notifications: Remote<LatestNotifications>;
  /** Unread news, marked above 0 only. Absent or 0 while nobody has asked. */
  unreadNews?: number | undefined;
  /** The moment that relative times count from, in milliseconds since 1970. */
  now: number;
  theme: ThemeChoice;
  /** Single-key shortcuts work; one with Ctrl or ⌘ always does. Default true (WCAG 2.1.4). */
  shortcuts?: boolean | undefined;
  /** Username of an operator's login-as-user session (T5); absent in a member's own. */
  signedInAs?: string | undefined;
  /** The browser has no network. */
  offline?: boolean;
  onThemeChosen: (theme: ThemeChoice) => void;
  onShortcutsChanged: (on: boolean) => void;
  onLoggedOut: () => void;
  /** Marks the notifications, then goes to /user/notificationAll, even when marking fails (D62). */
  onAllNotificationsOpened: () => void;
  /** An entry of the jump dialog was chosen. */
  onJumped: (href: string) => void;
  /** The screen. */
  children: ReactNode;
}
