import type { ListPlace, OkBody, UploadInit } from '@portal/api';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { api, type BaseQuery, type Call } from '../../app/api';
import { read, upload } from '../../app/endpoints';
import type { CallError } from '../../app/call.events';
import { kycPageOf, nextPageOf } from './kyc.view';

/** All documents, of as many pages as there are. The rows are the wire's; `kyc.view.ts` reads them. */
interface KycBody {
  kyc_status: unknown;
  rows: unknown[];
}

interface KycUpload {
  /** Of the list that then has it. */
  place: ListPlace;
  body: UploadInit<typeof uploadPath>['body'];
  /** One for each confirmed content of the form, kept over its tries (T12). */
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const path = '/kyc-list';
const uploadPath = '/kyc-doc-upload';
/** The most that the contract allows on a page; a member has three documents and their rejected tries. */
const perPage = 100;
/** No server makes the portal read on for ever. */
const mostPages = 20;

const kycApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDocumentTypes: read(build, '/get-doc-type'),
    /** Every page, because distinct types are counted over the total (D41). `place` is the list's own. */
    listKycDocuments: build.query<KycBody, ListPlace>({
      providesTags: ['Kyc'],
      extraOptions: { kind: 'read' },
      queryFn: async (place, _api, _options, fetchPage) => {
        const all: KycBody = { kyc_status: undefined, rows: [] };
        for (let page: number | null = 1; page !== null && page <= mostPages;) {
          const call: Call = {
            method: 'get',
            path,
            init: { params: { query: { page, per_page: perPage } } },
          };
          const { data, error } = await fetchPage(call);
          if (error) return { error: error satisfies CallError };
          const { status, rows } = kycPageOf(data, place);
          all.kyc_status ??= status;
          all.rows.push(...rows);
          page = nextPageOf(data, place, page);
        }
        return { data: all };
      },
    }),
    uploadKycDocument: {
      ...upload(build, uploadPath, {
        init: ({ place: _place, ...document }: KycUpload) => document,
        invalidates: ['Kyc'],
      }),
      onQueryStarted: addToList,
    },
  }),
});

type Started = TypedMutationOnQueryStarted<OkBody<typeof uploadPath, 'post'>, KycUpload, BaseQuery, 'api'>;

/** What was accepted is in the list at once, also where the list can't be read again just now. */
function addToList(
  ...[{ place, body }, { dispatch, queryFulfilled }]: Parameters<NonNullable<Started>>
): void {
  const { front: _front, back: _back, ...row } = body;
  const sent = { ...row, status: 0, created_at: new Date().toISOString() };
  const patch = kycApi.util.updateQueryData('listKycDocuments', place, ({ rows }) => void rows.unshift(sent));
  queryFulfilled.then(
    () => dispatch(patch),
    () => undefined,
  );
}

export const { useGetDocumentTypesQuery, useListKycDocumentsQuery, useUploadKycDocumentMutation } = kycApi;
