import type { DashboardScreenProps } from '@portal/ui/screens/dashboard';
import { useState } from 'react';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useServices } from '@portal/portal-core/store/services';
import { useGetKycStandingQuery, useGetKycTypesQuery } from './dashboard.api';
import { isNewcomer } from './isNewcomer';

const newestDocuments = { query: { page: 1 }, decorative: true } as const;

const loadLater = () => import('./later').then(({ later }) => later);

/** The KYC notice and a newcomer's steps. They are decorative, so their mappers load after the main data. */
export function useKycAndSteps(
  figures: Answer<'/dashboard'> | undefined,
): Pick<DashboardScreenProps, 'kyc' | 'firstSteps'> {
  const documents = useServices().client.getListLocation('/kyc-list');
  const [missed, setMissed] = useState(false);
  const later = useChunk(loadLater, figures !== undefined, () => setMissed(true));
  const kyc = useGetKycStandingQuery(newestDocuments);
  const types = useGetKycTypesQuery(
    { decorative: true },
    { skip: !later?.mayLackTypes(kyc.data, documents) },
  );
  if (!later) return { firstSteps: isNewcomer(figures) && !missed ? 'coming' : undefined };
  const notice = later.toKycNotice(kyc.data, documents, types.data);
  const step = later.toKycStep(kyc.data, {
    lacks: notice !== undefined,
    reading: kyc.isLoading || types.isLoading,
  });
  return { kyc: notice, firstSteps: later.toFirstSteps(figures, step) };
}
