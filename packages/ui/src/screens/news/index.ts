export { AllNewsScreen, type AllNewsScreenProps } from './AllNews/AllNewsScreen';
export {
  AllNotificationsScreen,
  type AllNotificationsScreenProps,
} from './AllNotifications/AllNotificationsScreen';
export type { Article } from './Articles/article';
