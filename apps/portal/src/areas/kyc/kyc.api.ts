import type { ListLocation, OkBody, UploadInit } from '@portal/api';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { api, type BaseQuery, type Call } from '@portal/portal-core/calls/api';
import { read, upload } from '@portal/portal-core/calls/endpoints';
import type { CallError } from '@portal/portal-core/calls/call.events';
import type { Answer, Unread } from '@portal/portal-core/fromApi/answer';
import { unreadable } from '@portal/portal-core/calls/remote';
import { toKycPage, type KycDocuments } from './kyc.mappers';
import { toNextPage } from './kycPages';

interface KycUpload {
  /** The location of the list that receives the document. */
  location: ListLocation;
  body: UploadInit<typeof uploadPath>['body'];
  /** One per confirmed content of the form, shared by its tries (T12). */
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const path = '/kyc-list';
const uploadPath = '/kyc-doc-upload';
/** The contract's maximum per page. A member has three documents and their rejected tries. */
const perPage = 100;
/** A limit, so no server makes the portal read forever. */
const mostPages = 20;

export const kycApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDocumentTypes: read(build, '/get-doc-type'),
    /**
     * Reads every page, because distinct types are counted over the total (D41). The argument is the location of the
     * list.
     */
    listKycDocuments: build.query<Unread<KycDocuments>, ListLocation>({
      providesTags: ['Kyc'],
      extraOptions: { kind: 'read' },
      queryFn: async (location, _api, _options, fetchPage) => {
        const all: { kyc_status: unknown; rows: unknown[] } = { kyc_status: undefined, rows: [] };
        let page: number | null = 1;
        while (page !== null) {
          // Types that a part of the list lacks would be asked for again.
          if (page > mostPages) return { error: unreadable };
          const call: Call = {
            method: 'get',
            path,
            init: { params: { query: { page, per_page: perPage } } },
          };
          const { data, error } = await fetchPage(call);
          if (error) return { error: error satisfies CallError };
          const body = data as Answer<typeof path>;
          const { status, rows } = toKycPage(body, location);
          all.kyc_status ??= status;
          all.rows.push(...rows);
          page = toNextPage(body, location, page);
        }
        // The list stays unparsed, like its pages.
        return { data: all as Unread<KycDocuments> };
      },
    }),
    uploadKycDocument: {
      ...upload(build, uploadPath, {
        init: ({ location: _place, ...document }: KycUpload) => document,
        invalidates: ['Kyc'],
      }),
      onQueryStarted: addToList,
    },
  }),
});

type Started = TypedMutationOnQueryStarted<OkBody<typeof uploadPath, 'post'>, KycUpload, BaseQuery, 'api'>;

/** Adds an accepted document to the list, even if a refetch fails. */
function addToList(
  ...[{ location, body }, { dispatch, queryFulfilled }]: Parameters<NonNullable<Started>>
): void {
  const { front: _front, back: _back, ...row } = body;
  const sent: { [Name in keyof KycDocuments['rows'][number]]?: unknown } = {
    ...row,
    status: 0,
    created_at: new Date().toISOString(),
  };
  const patch = kycApi.util.updateQueryData('listKycDocuments', location, (all) => {
    // The endpoint created `rows`, so it is a list.
    (all as { rows: unknown[] }).rows.unshift(sent);
  });
  queryFulfilled.then(
    () => dispatch(patch),
    () => undefined,
  );
}

export const { useGetDocumentTypesQuery, useListKycDocumentsQuery, useUploadKycDocumentMutation } = kycApi;
