import { KycScreen, type DocumentUpload, type KycRefusal, type UploadProgress } from '@portal/ui/screens/kyc';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useNow } from '@portal/portal-core/browser/useNow';
import { visitOptions } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import {
  kycApi,
  useGetDocumentTypesQuery,
  useListKycDocumentsQuery,
  useUploadKycDocumentMutation,
} from './kyc.api';
import { toKyc, documentNames, toUploadBody } from './kyc.mappers';
import { toRequired } from './kycTypes';
import type { ListLocation, PortalClient } from '@portal/api';
import { useState } from 'react';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import { selectError } from '@portal/portal-core/calls/result';
import { useUpload } from '@portal/portal-core/writes/useUpload';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';

interface UploadTarget {
  /** The location of the list that receives the document. */
  location: ListLocation;
  /** Refetches that list. */
  refetch: () => Promise<unknown>;
}

/** Sends one document at a time, with its progress and outcome. */
function useDocumentUpload({ location, refetch }: UploadTarget) {
  const [send] = useUploadKycDocumentMutation();
  const { share, start, stop } = useUpload();
  const [refusal, setRefusal] = useState<KycRefusal>();
  const upload: UploadProgress = share === undefined ? { state: 'idle' } : { state: 'sending', share };

  const startUpload = (document: DocumentUpload) => {
    const { type } = document;
    return start(
      { ...document },
      (call) => {
        setRefusal(undefined);
        return send({ location, body: toUploadBody(document), ...call });
      },
      async (answer, writeOutcome) => {
        const error = selectError(answer);
        // The list then shows whether it arrived, and the next step.
        if (writeOutcome === 'unknown') await refetchIfStarted(refetch);
        setRefusal(error && { type, ...toRefusal(error, documentNames, { writeOutcome }) });
      },
    );
  };

  return { upload, refusal, start: startUpload, cancel: stop };
}

/** Identity verification with three documents in order (A §4). */
export function KycRoute() {
  const { client } = useServices();
  const types = useGetDocumentTypesQuery();
  const location = client.getListLocation('/kyc-list');
  // Refetches at each visit, because reviews happen while members are away.
  const documents = useListKycDocumentsQuery(location, visitOptions);
  const { upload, refusal, start, cancel } = useDocumentUpload({ location, refetch: documents.refetch });
  return (
    <KycScreen
      now={useNow()}
      required={toRemote(types, toRequired)}
      kyc={toRemote(documents, toKyc)}
      upload={upload}
      refusal={refusal}
      onUpload={(document) => void start(document)}
      onUploadCancel={cancel}
    />
  );
}

KycRoute.firstQueries = (client: PortalClient) => [
  kycApi.endpoints.getDocumentTypes.initiate(undefined, firstOptions),
  kycApi.endpoints.listKycDocuments.initiate(client.getListLocation('/kyc-list'), firstOptions),
];
