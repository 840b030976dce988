import type { Handlers } from '../contract/operation';
import { getRankProgress } from './ranks/rankProgress';
import { getRoyaltyProgress } from './ranks/royaltyProgress';

/** How far a member's pairs lead (B §2); the plan is plan/ranks.ts. */
export const ranksHandlers: Handlers = { getRankProgress, getRoyaltyProgress };
