import type { Handlers } from '../contract/operation';
import { listNews, markNewsRead } from './news/news';
import {
  closeNotificationPopup,
  getLatestNotifications,
  listNotifications,
  markNotificationsSeen,
} from './news/notifications';

export const newsHandlers = {
  getLatestNotifications,
  markNotificationsSeen,
  closeNotificationPopup,
  listNotifications,
  listNews,
  markNewsRead,
} satisfies Partial<Handlers>;
