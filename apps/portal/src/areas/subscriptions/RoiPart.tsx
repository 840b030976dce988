import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepMessages } from '@portal/ui/text/nextStepMessages';
import { RoiCard } from '@portal/ui/charts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type Ref } from 'react';
import { useChartRefresh, type ChartHandle } from '@portal/portal-core/calls/freshness';
import { toFailedPart, toRemote } from '@portal/portal-core/calls/remote';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { useServices } from '@portal/portal-core/store/services';
import { mostShown, toRoi } from './roi.mappers';
import { useListLiveSubscriptionsQuery } from './subscriptions.api';

/** The payouts of live subscriptions against their limits (B §2). It loads after its screen, with the charts. */
export function RoiPart({ ref }: { ref?: Ref<ChartHandle> }) {
  const { client } = useServices();
  const [isNear, setNear] = useState(false);
  const ask = { query: { page: 1, per_page: mostShown }, decorative: true };
  const query = useListLiveSubscriptionsQuery(isNear ? ask : skipToken);
  useChartRefresh(ref, query.refetch);
  const roi = query.data && toRoi(query.data, client.getListLocation('/live-subscriptions'));
  const isUnreadable = query.data !== undefined && roi === undefined;
  const saved = useSheetFile();
  return (
    <RoiCard
      nextStep={<LinkAlone href={addresses.livePackages}>{nextStepMessages.livePackages}</LinkAlone>}
      roi={toRemote(isUnreadable ? toFailedPart(query) : { ...query, data: roi }, (shown) => shown)}
      onApproach={() => setNear(true)}
      onSave={saved}
    />
  );
}
