import { addresses, secondAddresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

/** Routes for visitors (A §2). */
export const accessRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.login],
    title: documentTitles.login,
    load: () => import('./LoginRoute').then(({ LoginRoute }) => LoginRoute),
  },
  {
    paths: [addresses.register],
    title: documentTitles.register,
    load: () => import('./RegisterRoute').then(({ RegisterRoute }) => RegisterRoute),
  },
  {
    paths: [addresses.verifyEmail, secondAddresses.verifyEmail],
    title: documentTitles.verifyEmail,
    load: () => import('./VerifyEmailRoute').then(({ VerifyEmailRoute }) => VerifyEmailRoute),
  },
  {
    paths: [addresses.newUsername],
    title: documentTitles.newUsername,
    load: () => import('./NewUsernameRoute').then(({ NewUsernameRoute }) => NewUsernameRoute),
  },
];
