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
export { toAnswer, toMapEntries } from './answer';
export { parseJson } from './json';
export { cutText } from './cutText';
export { decodeEscapes } from './entities';
export type { Outcome } from './outcome';
export { parsePageName } from './pageName';
export { findEnvelope, unwrapPage, withPageNote, type ListEnd, type Page, type PageNote } from './page';
export { parsePageNumber, type ListLocation } from './pageLink';
export { effects, type components, type paths } from '@portal/contract/types';
