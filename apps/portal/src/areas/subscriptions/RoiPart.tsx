import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepWords } from '@portal/ui/text/nextStepWords';
import { RoiCard } from '@portal/ui/charts';
import type { Ref } from 'react';
import { usePictureAgain, type Picture } from '../../shared/calls/freshness';
import { remoteOf } from '../../shared/calls/remote';
import { useSheetFile } from '../../shared/exports/useSheetFile';
import { useServices } from '../../shared/store/services';
import { mostShown, roiOf } from './roi.view';
import { useListLiveSubscriptionsQuery } from './subscriptions.api';

/** What live subscriptions have paid of their limits (B §2). It comes after its screen, with the charts. */
export function RoiPart({ ref }: { ref?: Ref<Picture> }) {
  const { client } = useServices();
  const query = useListLiveSubscriptionsQuery({ query: { page: 1, per_page: mostShown }, ornament: true });
  usePictureAgain(ref, query.refetch);
  const saved = useSheetFile();
  return (
    <RoiCard
      nextStep={<LinkAlone href={addresses.livePackages}>{nextStepWords.livePackages}</LinkAlone>}
      roi={remoteOf(query, (body) => roiOf(body, client.placeOf('/live-subscriptions')))}
      onSaved={saved}
    />
  );
}
