import { api } from '../../app/api';
import { read } from '../../app/endpoints';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Without a picture there are initials, and without a type the default: neither failure is worth a dialog.
    getPicture: read(build, '/get-picture', { silent: true, provides: ['Member'] }),
    getAuthentication: read(build, '/authentication', { silent: true, provides: ['Authentication'] }),
  }),
});

export const { useGetPictureQuery, useGetAuthenticationQuery } = profileApi;
