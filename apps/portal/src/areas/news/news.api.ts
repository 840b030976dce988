import { api } from '../../shared/calls/api';
import { act, list, read } from '../../shared/calls/endpoints';

export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The bell says itself that it failed; no page is locked for it (D110). */
    getLatestNotifications: read(build, '/latest-notifications', {
      provides: ['Notifications'],
      silent: true,
    }),
    listNews: list(build, '/news', { provides: ['News'], background: true }),
    // It has no tag `Notifications`, so that what was unread when the list was opened stays so while it is read.
    listNotifications: list(build, '/all-notifications'),
    /** The newest news, for popups and the header's mark. Nobody asked for them, so nobody is told of a failure. */
    peekNews: read(build, '/news', { provides: ['News'], silent: true }),
    // The portal goes to the list even if this fails, so nobody is told of a failure (D62).
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

/** The first page without a filter, which the dashboard lists. */
export const newestNews = { query: { page: 1 } };

/** What is known of the newest news. It asks for nothing, so the header's mark costs no request of its own. */
export const useKnownNews = () => newsApi.endpoints.peekNews.useQueryState();
