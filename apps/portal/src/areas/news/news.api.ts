import { api } from '../../app/api';
import { act, read } from '../../app/endpoints';

const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLatestNotifications: read(build, '/latest-notifications', { provides: ['Notifications'] }),
    /** A page of news, from 1. */
    listNews: read(build, '/news', {
      init: (page: number) => ({ params: { query: { page } } }),
      provides: ['News'],
    }),
    // The portal goes to the list even if this fails, so a failure is nobody's news (D62).
    markNotificationsSeen: act(build, '/notification-change-status', {
      silent: true,
      invalidates: ['Notifications'],
    }),
  }),
});

export const { useGetLatestNotificationsQuery, useListNewsQuery, useMarkNotificationsSeenMutation } = newsApi;
