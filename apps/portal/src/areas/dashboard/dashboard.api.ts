import { api } from '../../app/api';
import { read } from '../../app/endpoints';

export const { useGetDashboardQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: read(build, '/dashboard', { provides: ['Dashboard'] }),
  }),
});
