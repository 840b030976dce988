import type { LogEntry } from '@portal/ui/screens/profile';
import { logTitles } from '@portal/ui/text/columnTitles';
import { isoDate } from '@portal/ui/text/format/dates';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { profileApi } from './profile.api';
import { toLog } from './logs.mappers';

/** The call's maximum page size. */
const perPage = 100;

/** The sign-ins (A §9). The call has no export, so the file is read page by page. */
export const logsExport: ExportPlan<LogEntry, '/logs'> = {
  name: 'sign-ins',
  path: '/logs',
  columns: [
    { title: logTitles.time, cell: ({ at }) => isoDate(at) },
    { title: logTitles.ip, cell: ({ ip }) => ip },
    { title: logTitles.country, cell: ({ country }) => country },
  ],
  getRow: () => toLog,
  ask: (dispatch, _state, page) =>
    dispatch(profileApi.endpoints.exportLogs.initiate({ page, per_page: perPage }, { track: false })),
};
