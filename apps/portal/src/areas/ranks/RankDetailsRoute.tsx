import { RankDetailsScreen } from '@portal/ui/screens/ranks';
import { remoteOf } from '../../shared/calls/remote';
import { useGetRankProgressQuery } from './ranks.api';
import { rankProgressOf } from './ranks.view';

/** Rank Details (B §2). */
export function RankDetailsRoute() {
  return <RankDetailsScreen progress={remoteOf(useGetRankProgressQuery(), rankProgressOf)} />;
}
