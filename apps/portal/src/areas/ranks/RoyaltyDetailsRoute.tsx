import { RoyaltyDetailsScreen } from '@portal/ui/screens/ranks';
import { remoteOf } from '../../shared/calls/remote';
import { useGetRoyaltyProgressQuery } from './ranks.api';
import { royaltyOf } from './ranks.view';

/** Royalty Details (B §2). */
export function RoyaltyDetailsRoute() {
  return <RoyaltyDetailsScreen royalty={remoteOf(useGetRoyaltyProgressQuery(), royaltyOf)} />;
}
