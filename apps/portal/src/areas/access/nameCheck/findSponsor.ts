import type { PortalClient } from '@portal/api';
import { checkSponsor } from '../../../visitor/visitor.calls';
import { toFinding } from '../register.mappers';
import type { Finding } from './nameChecker';

/** Whether a member has this name. */
export const findSponsor = async (client: PortalClient, name: string): Promise<Finding> =>
  toFinding(await checkSponsor(client, name));
