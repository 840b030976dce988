import type { ListPlace, Outcome } from '@portal/api';
import type { DocumentUpload, KycRefusal, UploadProgress } from '@portal/ui/screens/kyc';
import { useRef, useState } from 'react';
import type { CallError } from '../../app/call.events';
import { useAlone } from '../../app/useAlone';
import { useUploadKycDocumentMutation } from './kyc.api';
import { keepsKey, refusalOf, uploadBodyOf } from './kyc.view';
import { useUploadKey } from './useUploadKey';

interface UploadTarget {
  /** Of the list that then knows of the document. */
  place: ListPlace;
  /** Reads that list again. */
  refetch: () => Promise<unknown>;
}

/** Sends one document at a time, says how far it is, and what came of it. */
export function useDocumentUpload({ place, refetch }: UploadTarget) {
  const [send] = useUploadKycDocumentMutation();
  const { alone } = useAlone();
  const { keyOf, forgetKey } = useUploadKey();
  const running = useRef<AbortController>(undefined);
  const [upload, setUpload] = useState<UploadProgress>({ state: 'idle' });
  const [refusal, setRefusal] = useState<KycRefusal>();

  const start = (document: DocumentUpload) =>
    alone(async () => {
      const { signal } = (running.current = new AbortController());
      const body = uploadBodyOf(document);
      let share = 0;
      const onProgress = (now: number) => {
        share = now;
        setUpload({ state: 'sending', share });
      };
      setRefusal(undefined);
      onProgress(0);
      const result = await send({ place, body, idempotencyKey: keyOf(document), onProgress, signal });
      // The base query gives nothing else.
      const error = result.error as CallError | undefined;
      const outcome: Outcome<unknown> = error ?? { kind: 'ok', data: result.data };
      if (!keepsKey(outcome)) forgetKey();
      const shown = refusalOf(outcome, { type: document.type, sentWhole: share >= 1 });
      // Whether it arrived is then in the list, and with it the next step.
      if (shown?.unknown) await refetch();
      setRefusal(shown);
      setUpload({ state: 'idle' });
    });

  return { upload, refusal, start, cancel: () => running.current?.abort() };
}
