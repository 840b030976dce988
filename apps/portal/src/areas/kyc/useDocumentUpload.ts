import type { ListLocation } from '@portal/api';
import type { DocumentUpload, KycRefusal, UploadProgress } from '@portal/ui/screens/kyc';
import { useState } from 'react';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import { selectError } from '@portal/portal-core/calls/result';
import { useUpload } from '@portal/portal-core/writes/useUpload';
import { useUploadKycDocumentMutation } from './kyc.api';
import { documentNames, toUploadBody } from './kyc.mappers';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';

interface UploadTarget {
  /** The location of the list that receives the document. */
  location: ListLocation;
  /** Refetches that list. */
  refetch: () => Promise<unknown>;
}

/** Sends one document at a time, with its progress and outcome. */
export function useDocumentUpload({ location, refetch }: UploadTarget) {
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
