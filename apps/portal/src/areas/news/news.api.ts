import { api } from '@portal/portal-core/calls/api';
import { act, exported, list, read } from '@portal/portal-core/calls/endpoints';

export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The bell shows its own failure, so no page is locked (D110). */
    getLatestNotifications: read(build, '/latest-notifications', {
      provides: ['Notifications'],
      silent: true,
    }),
    // The lists lack the tags `News` and `Notifications`, so unread items stay marked while their list is open.
    listNews: list(build, '/news', { background: true }),
    listNotifications: list(build, '/all-notifications'),
    exportNotifications: exported(build, '/all-notifications'),
    /** The newest news, for popups and the header's badge. This background query fails silently. */
    peekNews: read(build, '/news', { provides: ['News'], silent: true }),
    // The list opens even if this fails, so a failure is silent (D62).
    markNotificationsSeen: act(build, '/notification-change-status', {
      silent: true,
      invalidates: ['Notifications'],
    }),
    // A closed popup stays closed in this session even if marking fails, and there is no retry (D55, T8).
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

/** The first page without filters, as on the dashboard. */
export const newestNews = { query: { page: 1 } };

/** The cached news. It sends no request, so the header's badge costs none. */
export const useKnownNews = () => newsApi.endpoints.peekNews.useQueryState();
