import { memberOperation } from '../../contract/operation';

/** What a member proves, and with which papers (A §2). A photo has one name, which is no choice (D43). */
export const documentNames = {
  identity: ['Passport', 'National ID', 'Driving Licence'],
  address: ['Utility Bill', 'Bank Statement'],
  photo: ['photo'],
} as const satisfies Record<string, readonly string[]>;

export type DocumentType = keyof typeof documentNames;

export const documentTypes = Object.keys(documentNames) as DocumentType[];

export const getDocumentTypes = memberOperation(() => {
  const { identity, address, photo } = documentNames;
  return Promise.resolve({ status: true, data: { identity, address, photo: photo[0] } });
});
