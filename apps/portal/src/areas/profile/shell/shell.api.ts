import { api } from '@portal/portal-core/calls/api';
import { read } from '@portal/portal-core/calls/endpoints';

/** The calls of every member's screen. The profile's others load with its screens. */
export const shellApi = api.injectEndpoints({
  // The fallbacks are initials and the default type, so neither failure needs a dialog.
  endpoints: (build) => ({
    getPicture: read(build, '/get-picture', { silent: true, provides: ['Member'] }),
    getAuthentication: read(build, '/authentication', { silent: true, provides: ['Authentication'] }),
  }),
});

export const { useGetPictureQuery, useGetAuthenticationQuery } = shellApi;
