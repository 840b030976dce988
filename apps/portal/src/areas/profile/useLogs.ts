import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { useServices } from '../../app/services';
import { useListState } from '../../app/useListState';
import { useNow } from '../../app/useNow';
import { listOptions, usePagedList } from '../../app/usePagedList';
import { useListLogsQuery } from './profile.api';
import { logsPageOf } from './profile.view';

/** Nothing filters the sign-ins. */
const noFields = [] as const;

/** `shown`: read only while somebody looks at them. */
export function useLogs(shown: boolean): ProfileScreenProps['logs'] {
  const { client } = useServices();
  const now = useNow();
  const address = useListState(noFields);
  const query = useListLogsQuery(
    { query: { page: address.state.page }, failure: address.failure },
    { ...listOptions, skip: !shown },
  );
  return { logs: usePagedList(address, query, (body) => logsPageOf(body, client.placeOf('/logs'))), now };
}
