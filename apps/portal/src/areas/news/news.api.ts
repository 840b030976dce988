import { api } from '../../app/api';
import { act, list, read } from '../../app/endpoints';

export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLatestNotifications: read(build, '/latest-notifications', {
      provides: ['Notifications'],
      ambient: true,
    }),
    listNews: list(build, '/news', { provides: ['News'], ambient: true }),
    // Not marked with `Notifications`: what was unread when the list was opened stays so while it is read.
    listNotifications: list(build, '/all-notifications'),
    /** The newest news, for popups and the header's mark. Nobody asked, so a failure is nobody's news. */
    peekNews: read(build, '/news', { provides: ['News'], silent: true }),
    // The portal goes to the list even if this fails, so a failure is nobody's news (D62).
    markNotificationsSeen: act(build, '/notification-change-status', {
      silent: true,
      invalidates: ['Notifications'],
    }),
    // A popup that was closed stays closed in this session even if marking fails, and nobody asks again (D55, T8).
    markNewsRead: act(build, '/news/{id}/read', {
      init: (id: string) => ({ params: { path: { id } } }),
      silent: true,
      invalidates: ['News'],
    }),
    closeNotificationPopup: act(build, '/notification/{id}/change-popup-status', {
      init: (id: string) => ({ params: { path: { id } } }),
      silent: true,
      invalidates: ['Notifications'],
    }),
  }),
});

export const {
  useGetLatestNotificationsQuery,
  useListNewsQuery,
  useListNotificationsQuery,
  usePeekNewsQuery,
  useMarkNotificationsSeenMutation,
  useMarkNewsReadMutation,
  useCloseNotificationPopupMutation,
} = newsApi;

/** The first page, without a filter: what the dashboard lists. */
export const newestNews = { query: { page: 1 } };

/** What is known of the newest news, without asking for them: the header's mark costs no request of its own. */
export const useKnownNews = () => newsApi.endpoints.peekNews.useQueryState();
