export { DashboardScreen } from './Dashboard/DashboardScreen';
export type { FirstSteps, StepStanding } from './Dashboard/FirstRun/firstSteps';
export type {
  AccountFigures,
  Amount,
  CommunityFigures,
  DashboardNews,
  DashboardNotification,
  KycNotice,
  DashboardScreenProps,
  ReferralLinks,
  SharedLink,
  WalletBalances,
  Welcome,
} from './Dashboard/DashboardScreen.types';
