export { createPortalClient, type PortalClient, type PortalClientOptions } from './client';
export type {
  BlobPath,
  CallOptions,
  OkBody,
  ReadInit,
  Readability,
  ReadPath,
  UploadInit,
  UploadOptions,
  UploadPath,
  WriteInit,
  WriteOptions,
  WritePath,
} from './calls';
export { toAnswer } from './answer';
export { cutText } from './cutText';
export type { Outcome } from './outcome';
export { parsePageName } from './pageName';
export { findEnvelope, unwrapPage, withPageNote, type ListEnd, type Page, type PageNote } from './page';
export { parsePageNumber, type ListLocation } from './pageLink';
export type { components, paths } from '@portal/contract/types';
