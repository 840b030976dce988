import { nanoid } from '@reduxjs/toolkit';
import type { DocumentUpload } from '@portal/ui/screens/kyc';
import { useRef } from 'react';

const parts = ['type', 'name', 'number', 'front', 'back'] as const;

/** One key for one content of the form: kept over its tries, so that what arrived unseen is not stored twice (T12). */
export function useUploadKey() {
  const last = useRef<{ document: DocumentUpload; key: string }>(undefined);
  return {
    keyOf: (document: DocumentUpload): string => {
      const before = last.current;
      const isSame = before !== undefined && parts.every((part) => before.document[part] === document[part]);
      const key = isSame ? before.key : nanoid();
      last.current = { document, key };
      return key;
    },
    forgetKey: () => {
      last.current = undefined;
    },
  };
}
