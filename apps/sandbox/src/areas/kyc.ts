import type { Handlers } from '../contract/operation';
import { listKycDocuments } from './kyc/documents';
import { getDocumentTypes } from './kyc/documentTypes';
import { uploadKycDocument } from './kyc/upload';

export const kycHandlers = {
  getDocumentTypes,
  listKycDocuments,
  uploadKycDocument,
} satisfies Partial<Handlers>;
