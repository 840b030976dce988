export { createPortalClient, type PortalClient, type PortalClientOptions } from './client';
export type {
  BlobPath,
  CallOptions,
  OkBody,
  ReadInit,
  ReadPath,
  UploadInit,
  UploadOptions,
  UploadPath,
  WriteInit,
  WriteOptions,
  WritePath,
} from './calls';
export type { Outcome } from './outcome';
export { pageNameOf } from './pageName';
export { pageNumberOf, unwrapPage, type ListPlace, type Page } from './page';
export type { components, paths } from '@portal/contract/types';
