import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseSearched } from './tickets.mappers';
import type { UploadInit } from '@portal/api';
import { api } from '@portal/portal-core/calls/api';
import { act, read, upload } from '@portal/portal-core/calls/endpoints';
import { parseImageName } from './tickets.mappers';

type Sent<P extends '/reply' | '/raise-ticket'> = UploadInit<P> & {
  /** One per sent content, shared by its tries (T12). */
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal?: AbortSignal;
};

const asImage = (image: Blob) =>
  // It opens as an image, whatever type the server has (T11).
  new Blob([image], { type: image.type === 'image/jpeg' ? 'image/jpeg' : 'image/png' });

export const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Unpaged: `export=true` is the normal call (D87). */
    listTickets: read(build, '/tickets', {
      init: () => ({ params: { query: { export: 'true' } } }),
      provides: ['Tickets'],
      background: true,
      conditional: true,
    }),
    /** Only some servers search titles and messages (D119). A failure is silent. */
    searchTickets: read(build, '/tickets', {
      init: (search: string) => ({ params: { query: { export: 'true', search } } }),
      provides: ['Tickets'],
      silent: true,
      evidence: {
        name: 'ticketSearch',
        isIn: (body) => parseSearched(body as Answer<'/tickets'>) !== undefined,
      },
    }),
    listTicketSubjects: read(build, '/subjects', { silent: true }),
    getTicket: read(build, '/ticket/{id}/details', {
      init: (id: string) => ({ params: { path: { id } } }),
      provides: ['Tickets'],
      background: true,
      conditional: true,
    }),
    /**
     * A message's image, fetched with the token (D99): the object URL of its bytes, which lasts while it is used, or the
     * name that a JSON answer has (D134).
     */
    getMessageImage: build.query<string, string>({
      query: (id) => ({ method: 'blob', path: '/message/{id}/image', init: { params: { path: { id } } } }),
      transformResponse: (image: unknown) =>
        image instanceof Blob ? URL.createObjectURL(asImage(image)) : parseImageName(image),
      // The image has its own retry.
      extraOptions: { kind: 'read', silent: true },
      onCacheEntryAdded: async (_id, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
    reopenTicket: act(build, '/ticket/{id}/re-open', {
      init: (id: string) => ({ params: { path: { id } } }),
      invalidates: ['Tickets'],
      // A refusal may mean that it was reopened elsewhere, so the list is refetched.
      refusalsToo: true,
    }),
    // The message itself confirms it, so there is no toast. The caller decides when to refetch.
    replyToTicket: upload(build, '/reply', {
      init: (reply: Sent<'/reply'>) => reply,
      quiet: true,
    }),
    raiseTicket: upload(build, '/raise-ticket', {
      init: (ticket: Sent<'/raise-ticket'>) => ticket,
      invalidates: ['Tickets'],
    }),
  }),
});

export const {
  useListTicketsQuery,
  useSearchTicketsQuery,
  useListTicketSubjectsQuery,
  useGetTicketQuery,
  useReopenTicketMutation,
  useReplyToTicketMutation,
  useRaiseTicketMutation,
} = ticketsApi;
