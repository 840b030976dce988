export { AppShell } from './AppShell/AppShell';
export type {
  AppShellProps,
  LatestNotifications,
  ShellMember,
  ShellNotification,
  ThemeChoice,
} from './AppShell/AppShell.types';
export { ContinueBar, ContinueSpace, type ContinueBarProps } from './ContinueBar/ContinueBar';
export { FailureDialog, type FailureDialogProps } from './FailureDialog/FailureDialog';
export { OfflineBar, type OfflineBarProps } from './OfflineBar/OfflineBar';
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
