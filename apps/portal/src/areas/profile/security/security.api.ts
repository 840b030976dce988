import type { WriteInit } from '@portal/api';
import { api } from '@portal/portal-core/calls/api';
import { read, write } from '@portal/portal-core/calls/endpoints';

/** The optional calls of the security page (D113), apart from those that every page loads. */
const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: read(build, '/sessions', { silent: true, provides: ['Sessions'] }),
    endSessions: write(build, '/sessions-end', {
      init: (body: WriteInit<'/sessions-end'>['body']) => ({ body }),
      invalidates: ['Sessions'],
    }),
    createFreezeLink: write(build, '/freeze-link', {
      init: (body: WriteInit<'/freeze-link'>['body']) => ({ body }),
    }),
  }),
});

export const { useListSessionsQuery, useEndSessionsMutation, useCreateFreezeLinkMutation } = securityApi;
