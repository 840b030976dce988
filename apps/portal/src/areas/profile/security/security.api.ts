import type { WriteInit } from '@portal/api';
import { api } from '@portal/portal-core/calls/api';
import { read, write } from '@portal/portal-core/calls/endpoints';

/** The optional calls of the security page (D113), apart from those that every page loads. */
export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: read(build, '/sessions', { silent: true, provides: ['Sessions'] }),
    endSessions: write(build, '/sessions-end', {
      init: (body: WriteInit<'/sessions-end'>['body']) => ({ body }),
      invalidates: ['Sessions'],
    }),
    /** `initiate` it with `track: false`, so the store holds no code. */
    createPasskeyOptions: write(build, '/passkey-options', {
      init: (body: WriteInit<'/passkey-options'>['body']) => ({ body }),
      quiet: true,
    }),
    addPasskey: write(build, '/passkey-add', {
      init: (body: WriteInit<'/passkey-add'>['body']) => ({ body }),
      invalidates: ['Member'],
    }),
    removePasskey: write(build, '/passkey-remove', {
      init: (body: WriteInit<'/passkey-remove'>['body']) => ({ body }),
      invalidates: ['Member'],
    }),
    reviewAccess: write(build, '/access-review', {
      init: (body: WriteInit<'/access-review'>['body']) => ({ body }),
      invalidates: ['Member', 'Authentication', 'Dashboard'],
    }),
    answerSignIn: write(build, '/sign-in-answer', {
      init: (body: WriteInit<'/sign-in-answer'>['body']) => ({ body }),
      invalidates: ['SignIns', 'Sessions'],
    }),
    createFreezeLink: write(build, '/freeze-link', {
      init: (body: WriteInit<'/freeze-link'>['body']) => ({ body }),
    }),
  }),
});

export const {
  useListSessionsQuery,
  useEndSessionsMutation,
  useAnswerSignInMutation,
  useCreateFreezeLinkMutation,
} = securityApi;
