import type { Handlers } from '../contract/operation';
import { listNews, markNewsRead } from './news/news';
import {
  closeNotificationPopup,
  getLatestNotifications,
  listNotifications,
  markNotificationsSeen,
} from './news/notifications';

export const newsHandlers: Handlers = {
  getLatestNotifications,
  markNotificationsSeen,
  closeNotificationPopup,
  listNotifications,
  listNews,
  markNewsRead,
};
