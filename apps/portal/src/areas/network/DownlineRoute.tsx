import { useState } from 'react';
import { teamListAddress } from '@portal/ui/addresses';
import { DownlineScreen } from '@portal/ui/screens/network';
import { errorTexts } from '@portal/ui/text/messages';
import { firstState } from '@portal/portal-core/lists/listState';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useServices } from '@portal/portal-core/store/services';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useListState } from '@portal/portal-core/lists/useListState';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import type { ListLocation } from '@portal/api';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import type { ExportedLevel } from './level.export';
import {
  downlineFields,
  readWholeLevel,
  toDownline,
  toDownlineQuery,
  type WholeLevels,
} from './downline.mappers';
import { networkApi, useListDownlineLevelsQuery } from './network.api';

const loadDownlineExport = () => import('./downline.export').then(({ downlineExport }) => downlineExport);

const none: WholeLevels = new Map();

/** Completely read levels (D97). They belong to one answer, so another filter resets them. */
function useWholeLevels(answer: unknown, location: ListLocation) {
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState({ answer, levels: none });
  const [loading, setLoading] = useState<number>();
  if (held.answer !== answer) setHeld({ answer, levels: none });

  const ask = (level: number) => {
    if (loading !== undefined) return;
    setLoading(level);
    const read = (page: number) =>
      dispatch(
        networkApi.endpoints.exportDownlineLevels.initiate({ level, page }, { track: false }),
      ).unwrap();
    readWholeLevel(level, read, location)
      .then(
        (users) =>
          setHeld((now) =>
            now.answer === answer ? { answer, levels: new Map(now.levels).set(level, users) } : now,
          ),
        (error: unknown) => void dispatch(toastRaised('bad', getMessage(error))),
      )
      .finally(() => setLoading(undefined));
  };
  return { levels: held.levels, loading, ask };
}

/** Every failure has the same text (B §8). */
const failure = errorTexts.somethingWrongTryAgain;

/** Total Downline Business (B §2). */
export function DownlineRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const address = { ...useListState(downlineFields), failure };
  const query = useListDownlineLevelsQuery({ query: toDownlineQuery(address.state), failure }, listOptions);
  const location = client.getListLocation('/user-team-details');
  const whole = useWholeLevels(query.data, location);
  const levels = usePagedList(address, query, (body) => toDownline(body, location, whole.levels));
  const listHref = useCapability('teamList') ? teamListAddress : undefined;
  const exporting = useExport(loadDownlineExport, address);
  // A level's export shows only while the level is open.
  const [viewed, setViewed] = useState<ExportedLevel>({ level: 1, paged: false });
  // The file name has only the level, because the list's filter does not apply to its users.
  const loadLevelExport = () =>
    import('./level.export').then(({ levelExport }) => levelExport(viewed, location));
  const exportingLevel = useExport(loadLevelExport, { state: address.state, fields: [] });
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

DownlineRoute.firstQueries = () => [
  networkApi.endpoints.listDownlineLevels.initiate(
    { query: toDownlineQuery(firstState), failure },
    firstOptions,
  ),
];
