import { KycScreen } from '@portal/ui/screens/kyc';
import { remoteOf } from '../../shared/calls/remote';
import { useServices } from '../../shared/store/services';
import { useGetDocumentTypesQuery, useListKycDocumentsQuery } from './kyc.api';
import { kycOf } from './kyc.view';
import { requiredOf } from './kycTypes';
import { useDocumentUpload } from './useDocumentUpload';

/** Identity verification: three documents, one after the other (A §4). */
export function KycRoute() {
  const { client } = useServices();
  const types = useGetDocumentTypesQuery();
  const place = client.placeOf('/kyc-list');
  // Reviewers work while members are elsewhere, so each visit asks anew.
  const documents = useListKycDocumentsQuery(place, { refetchOnMountOrArgChange: true });
  const { upload, refusal, start, cancel } = useDocumentUpload({ place, refetch: documents.refetch });
  return (
    <KycScreen
      required={remoteOf(types, requiredOf)}
      kyc={remoteOf(documents, kycOf)}
      upload={upload}
      refusal={refusal}
      onUploaded={(document) => void start(document)}
      onUploadCancelled={cancel}
    />
  );
}
