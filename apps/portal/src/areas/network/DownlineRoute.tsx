import { teamListAddress } from '@portal/ui/addresses';
import { DownlineScreen } from '@portal/ui/screens/network';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useServices } from '@portal/portal-core/store/services';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useListState } from '@portal/portal-core/lists/useListState';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { downlineExport } from './downline.export';
import { levelExport, type ExportedLevel } from './level.export';
import { downlineFields, toDownline, toDownlineQuery } from './downline.mappers';
import { useWholeLevels } from './useWholeLevels';
import { networkApi, useListDownlineLevelsQuery } from './network.api';

/** Total Downline Business (B §2). Every failure has the same text (B §8). */
export function DownlineRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const failure = errorTexts.somethingWrongTryAgain;
  const address = { ...useListState(downlineFields), failure };
  const query = useListDownlineLevelsQuery({ query: toDownlineQuery(address.state), failure }, listOptions);
  const location = client.getListLocation('/user-team-details');
  const whole = useWholeLevels(query.data, location);
  const levels = usePagedList(address, query, (body) => toDownline(body, location, whole.levels));
  const listHref = useCapability('teamList') ? teamListAddress : undefined;
  const exporting = useExport(downlineExport, address);
  // A level's export shows only while the level is open.
  const [viewed, setViewed] = useState<ExportedLevel>({ level: 1, paged: false });
  // The file name has only the level, because the list's filter does not apply to its users.
  const exportingLevel = useExport(levelExport(viewed, location), { state: address.state, fields: [] });
  return (
    <DownlineScreen
      exporting={exporting}
      exportingLevel={exportingLevel}
      onLevelOpen={({ level, hasMore = false }) =>
        setViewed({ level, paged: hasMore || whole.levels.has(level) })
      }
      levels={levels}
      freshness={toFreshness(query, () => {
        const quietly = { query: toDownlineQuery(address.state), decorative: true };
        void dispatch(networkApi.endpoints.listDownlineLevels.initiate(quietly, refetchOptions));
      })}
      listHref={listHref}
      onWholeLevelOpen={whole.ask}
      loadingLevel={whole.loading}
    />
  );
}
