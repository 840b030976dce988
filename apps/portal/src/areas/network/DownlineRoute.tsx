import { DownlineScreen } from '@portal/ui/screens/network';
import { errorTexts } from '@portal/ui/text/messages';
import { useServices } from '../../app/services';
import { useListState } from '../../app/useListState';
import { listOptions, usePagedList } from '../../app/usePagedList';
import { downlineFields, downlineOf, downlineQueryOf } from './downline.view';
import { useListDownlineLevelsQuery } from './network.api';

/** Total Downline Business (B §2). Its failure has one text, whatever was asked for (B §8). */
export function DownlineRoute() {
  const { client } = useServices();
  const failure = errorTexts.somethingWrongTryAgain;
  const address = { ...useListState(downlineFields), failure };
  const query = useListDownlineLevelsQuery({ query: downlineQueryOf(address.state), failure }, listOptions);
  const levels = usePagedList(address, query, (body) =>
    downlineOf(body, client.placeOf('/user-team-details')),
  );
  return <DownlineScreen levels={levels} />;
}
