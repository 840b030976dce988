import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useServices } from '@portal/portal-core/store/services';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { useListLogsQuery } from './profile.api';
import { useNewDevices } from './security/useNewDevices';
import { toLogsPage, toLooks } from './logs.mappers';

const loadLogsExport = () => import('./logs.export').then(({ logsExport }) => logsExport);

/** The sign-ins have no filters. */
const noFields = [] as const;

/** The sign-ins load only while `shown` is true. */
export function useLogs(shown: boolean): ProfileScreenProps['logs'] {
  const { client } = useServices();
  const now = useNow();
  const address = useListState(noFields);
  const query = useListLogsQuery(
    { query: { page: address.state.page }, failure: address.failure },
    { ...listOptions, skip: !shown },
  );
  const exporting = useExport(loadLogsExport, address);
  return {
    newDevices: useNewDevices(query.data),
    ...toLooks(query.data),
    exporting,
    logs: usePagedList(address, query, (body) => toLogsPage(body, client.getListLocation('/logs'))),
    now,
  };
}
