export {
  AppShell,
  type AppShellProps,
  type LatestNotifications,
  type ShellMember,
  type ShellNotification,
  type ThemeChoice,
} from './AppShell/AppShell';
export { FailureDialog, type FailureDialogProps } from './FailureDialog/FailureDialog';
export { OfflineBar, type OfflineBarProps } from './OfflineBar/OfflineBar';
export {
  UnexpectedErrorScreen,
  type UnexpectedErrorScreenProps,
} from './UnexpectedError/UnexpectedErrorScreen';
export {
  activeEntry,
  headerPaths,
  navigation,
  type NavigationEntry,
  type NavigationFlags,
  type NavigationGroup,
} from './navigation';
