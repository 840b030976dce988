export { AppShell, type AppShellProps } from './AppShell/AppShell';
export type { ShellNotification } from './AppShell/Notifications/LatestItem';
export type { LatestNotifications } from './AppShell/Notifications/LatestList';
export type { ShellMember } from './AppShell/ProfileMenu';
export type { ThemeChoice } from './AppShell/ThemeOptions';
export { ClockBar, type ClockBarProps } from './ClockBar/ClockBar';
export { ContinueBar, ContinueSpace, type ContinueBarProps } from './ContinueBar/ContinueBar';
export { FailureDialog, type FailureDialogProps } from './FailureDialog/FailureDialog';
export { OfflineBar, type OfflineBarProps } from './OfflineBar/OfflineBar';
export { UnansweredBar, type UnansweredBarProps } from './UnansweredBar/UnansweredBar';
export { UpdateBar, type UpdateBarProps } from './UpdateBar/UpdateBar';
export { UnexpectedErrorNotice } from './UnexpectedError/UnexpectedErrorNotice';
export {
  UnexpectedErrorScreen,
  type UnexpectedErrorScreenProps,
} from './UnexpectedError/UnexpectedErrorScreen';
export {
  activeEntry,
  navigation,
  type NavigationEntry,
  type NavigationFlags,
  type NavigationGroup,
} from './navigation';
