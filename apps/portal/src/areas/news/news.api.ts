import { api } from '../../app/api';
import { act, list, read } from '../../app/endpoints';

export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLatestNotifications: read(build, '/latest-notifications', { provides: ['Notifications'] }),
    listNews: list(build, '/news', { provides: ['News'] }),
    // Not marked with `Notifications`: what was unread when the list was opened stays so while it is read.
    listNotifications: list(build, '/all-notifications'),
    // The portal goes to the list even if this fails, so a failure is nobody's news (D62).
    markNotificationsSeen: act(build, '/notification-change-status', {
      silent: true,
      invalidates: ['Notifications'],
    }),
  }),
});

export const {
  useGetLatestNotificationsQuery,
  useListNewsQuery,
  useListNotificationsQuery,
  useMarkNotificationsSeenMutation,
} = newsApi;
