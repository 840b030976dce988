export { DashboardScreen } from './Dashboard/DashboardScreen';
export type {
  AccountFigures,
  Amount,
  CommunityFigures,
  DashboardNews,
  DashboardNotification,
  DashboardScreenProps,
  ReferralLinks,
  WalletBalances,
  Welcome,
} from './Dashboard/DashboardScreen.types';
