import type { Article } from '@portal/ui/screens/news';
import { fileMessages } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toTextLines } from '@portal/portal-core/fromApi/textLines';
import { newsApi } from './news.api';
import { toArticle, toNotificationsQuery } from './news.mappers';

/** The notifications, for the archive. Their list has no button. */
export const notificationsExport: ExportPlan<Article, '/all-notifications'> = {
  name: 'notifications',
  path: '/all-notifications',
  columns: [
    { title: fileMessages.title, cell: ({ title }) => title },
    { title: fileMessages.message, cell: ({ html }) => toTextLines(html) },
    { title: fileMessages.date, cell: ({ moment }) => moment, kind: 'moment' },
  ],
  getRow: () => (fields, index) => toArticle(fields, index, 'notification'),
  ask: (dispatch, state, page) =>
    dispatch(
      newsApi.endpoints.exportNotifications.initiate(toNotificationsQuery({ ...state, page }), {
        track: false,
      }),
    ),
};
