import type { Handlers } from '../contract/operation';
import { getBinaryTeam } from './network/binaryTeam';
import { getDirectTeam } from './network/directTeam';
import { listDownlineLevels } from './network/levels';
import { listDirectReferrals } from './network/referrals';
import { listTeam } from './network/teamList';
import { searchTeam } from './network/teamSearch';

/** Both trees and the downline (B §2). ADR 9 has the cost of each call. */
export const networkHandlers = {
  getDirectTeam,
  getBinaryTeam,
  listDownlineLevels,
  listDirectReferrals,
  listTeam,
  searchTeam,
} satisfies Partial<Handlers>;
