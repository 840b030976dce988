import type { LogColumnId, LogEntry } from '@portal/ui/screens/profile';
import { translateCountry } from '@portal/ui/text/countries/countryNames';
import { logTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { profileApi } from './profile.api';
import { toLog } from './logs.mappers';

/** The call's maximum page size. */
const perPage = 100;

/** The sign-ins (A §9). The call has no export, so the file is read page by page. */
export const logsExport: ExportPlan<LogEntry, '/logs'> = {
  name: 'signIns',
  path: '/logs',
  columns: toFileColumns<LogEntry, LogColumnId>({
    time: { title: logTitles.time, cell: ({ at }) => at, kind: 'moment' },
    ip: { title: logTitles.ip, cell: ({ ip }) => ip },
    country: { title: logTitles.country, cell: ({ country }) => country && translateCountry(country) },
    device: { title: logTitles.device, cell: ({ device }) => device },
  }),
  getRow: () => toLog,
  ask: (dispatch, _state, page) =>
    dispatch(profileApi.endpoints.exportLogs.initiate({ page, per_page: perPage }, { track: false })),
};
