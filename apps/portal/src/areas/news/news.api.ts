import { api } from '../../app/api';
import { act, read } from '../../app/endpoints';

const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLatestNotifications: read(build, '/latest-notifications', {
      provides: ['Notifications'],
      ambient: true,
    }),
    /** A page of news, from 1. */
    listNews: read(build, '/news', {
      init: (page: number) => ({ params: { query: { page } } }),
      provides: ['News'],
      ambient: true,
    }),
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
  useMarkNotificationsSeenMutation,
  useMarkNewsReadMutation,
  useCloseNotificationPopupMutation,
} = newsApi;

/** What is known of the first page of news, without asking for it: for the header, which must not cost a request. */
export const useKnownNews = () => newsApi.endpoints.listNews.useQueryState(1);
