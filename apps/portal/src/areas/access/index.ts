import type { PortalClient } from '@portal/api';
import { importChunk } from '@portal/portal-core/browser/chunks';
import type { Finding } from './nameCheck/nameChecker';

// The public modules of this area.
export { useNameCheck } from './nameCheck/useNameCheck';

/** Whether a member has this name. Its code loads with the first name, because few purchases are for another member. */
export const findSponsor = (client: PortalClient, name: string): Promise<Finding> =>
  importChunk(() => import('./nameCheck/findSponsor')).then(
    (module) => module.findSponsor(client, name),
    () => ({ state: 'failed' }),
  );
