import { DownlineScreen } from '@portal/ui/screens/network';
import { errorTexts } from '@portal/ui/text/messages';
import { useExport } from '../../shared/exports/useExport';
import { useServices } from '../../shared/store/services';
import { useAppSelector } from '../../shared/store/store';
import { useListState } from '../../shared/lists/useListState';
import { listOptions, usePagedList } from '../../shared/lists/usePagedList';
import { downlineExport } from './downline.export';
import { downlineFields, downlineOf, downlineQueryOf } from './downline.view';
import { useWholeLevels } from './useWholeLevels';
import { useListDownlineLevelsQuery } from './network.api';
import { selectTeamListHref } from './optionalCalls.slice';

/** Total Downline Business (B §2). Its failure has one text, whatever was asked for (B §8). */
export function DownlineRoute() {
  const { client } = useServices();
  const failure = errorTexts.somethingWrongTryAgain;
  const address = { ...useListState(downlineFields), failure };
  const query = useListDownlineLevelsQuery({ query: downlineQueryOf(address.state), failure }, listOptions);
  const place = client.placeOf('/user-team-details');
  const whole = useWholeLevels(query.data, place);
  const levels = usePagedList(address, query, (body) => downlineOf(body, place, whole.levels));
  const listHref = useAppSelector(selectTeamListHref);
  const exporting = useExport(downlineExport, address);
  return (
    <DownlineScreen
      exporting={exporting}
      levels={levels}
      listHref={listHref}
      onWholeLevel={whole.ask}
      loadingLevel={whole.loading}
    />
  );
}
