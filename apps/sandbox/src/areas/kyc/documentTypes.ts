import { memberOperation } from '../../contract/operation';
import type { Schema } from '../../api/schema';

/**
 * The document types and the accepted papers of each (A §2). A photo has only one name, so there is no choice (D43).
 */
export const documentNames = {
  identity: ['Passport', 'National ID', 'Driving Licence'],
  address: ['Utility Bill', 'Bank Statement'],
  photo: ['photo'],
} as const satisfies Record<Schema<'DocumentType'>, readonly string[]>;

export type DocumentType = Schema<'DocumentType'>;

export const documentTypes = Object.keys(documentNames) as DocumentType[];

export const getDocumentTypes = memberOperation<'getDocumentTypes'>(() => {
  const { identity, address, photo } = documentNames;
  return Promise.resolve({
    status: true,
    photo_required: 1,
    data: { identity: [...identity], address: [...address], photo: photo[0] },
  });
});
