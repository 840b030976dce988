import type { ListPlace } from '@portal/api';
import type { DocumentUpload, KycRefusal, UploadProgress } from '@portal/ui/screens/kyc';
import { useState } from 'react';
import { refusalOf } from '../../shared/calls/refusal';
import { errorOf } from '../../shared/calls/result';
import { useUpload } from '../../shared/writes/useUpload';
import { useUploadKycDocumentMutation } from './kyc.api';
import { documentNames, uploadBodyOf } from './kyc.view';

interface UploadTarget {
  /** The place of the list to which the document is added. */
  place: ListPlace;
  /** Reads that list again. */
  refetch: () => Promise<unknown>;
}

/** Sends one document at a time, and says how far it is and what came of it. */
export function useDocumentUpload({ place, refetch }: UploadTarget) {
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
        return send({ place, body: uploadBodyOf(document), ...call });
      },
      async (answer, fate) => {
        const error = errorOf(answer);
        // The list then shows whether it arrived, and with it the next step.
        if (fate === 'unknown') await refetch();
        setRefusal(error && { type, ...refusalOf(error, documentNames, { fate }) });
      },
    );
  };

  return { upload, refusal, start: startUpload, cancel: stop };
}
