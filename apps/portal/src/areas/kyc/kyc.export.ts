import { kycMessages, statusLabels, typeLabels } from '@portal/ui/screens/kyc/messages';
import { fileMessages } from '@portal/ui/text/columnTitles';
import { toFileTable } from '@portal/portal-core/exports/fileColumns';
import type { ArchiveSource } from '@portal/portal-core/exports/readArchive';
import { parseFields, parseItems } from '@portal/portal-core/fromApi/parse';
import { kycApi } from './kyc.api';
import { toKyc } from './kyc.mappers';

/** The documents that the member sent. No call returns their images (T11). */
export const readKyc: ArchiveSource = async ({ client, dispatch }) => {
  const location = client.getListLocation('/kyc-list');
  const asked = kycApi.endpoints.listKycDocuments.initiate(location, {
    forceRefetch: true,
    subscribe: false,
  });
  const body = await dispatch(asked).unwrap();
  const { documents } = toKyc(body);
  return toFileTable(
    [
      { title: kycMessages.type, cell: ({ type, otherType }) => (type ? typeLabels[type] : otherType) },
      { title: kycMessages.document, cell: ({ name }) => name },
      { title: kycMessages.numberTitle, cell: ({ number }) => number },
      { title: kycMessages.status, cell: ({ status }) => status && statusLabels[status] },
      { title: kycMessages.remarks, cell: ({ remarks }) => remarks },
      { title: kycMessages.date, cell: ({ createdAt }) => createdAt, kind: 'moment' },
      { title: fileMessages.decided, cell: ({ decidedAt }) => decidedAt, kind: 'moment' },
    ],
    documents,
    parseItems(parseFields(body).rows).length - documents.length,
  );
};
