import { KycScreen } from '@portal/ui/screens/kyc';
import { useNow } from '@portal/portal-core/browser/useNow';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import { useGetDocumentTypesQuery, useListKycDocumentsQuery } from './kyc.api';
import { toKyc } from './kyc.mappers';
import { toRequired } from './kycTypes';
import { useDocumentUpload } from './useDocumentUpload';

/** Identity verification with three documents in order (A §4). */
export function KycRoute() {
  const { client } = useServices();
  const types = useGetDocumentTypesQuery();
  const location = client.getListLocation('/kyc-list');
  // Refetches at each visit, because reviews happen while members are away.
  const documents = useListKycDocumentsQuery(location, { refetchOnMountOrArgChange: true });
  const { upload, refusal, start, cancel } = useDocumentUpload({ location, refetch: documents.refetch });
  return (
    <KycScreen
      now={useNow()}
      required={toRemote(types, toRequired)}
      kyc={toRemote(documents, toKyc)}
      upload={upload}
      refusal={refusal}
      onUploaded={(document) => void start(document)}
      onUploadCancelled={cancel}
    />
  );
}
