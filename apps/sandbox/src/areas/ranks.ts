import type { Handlers } from '../contract/operation';
import { getRankProgress } from './ranks/rankProgress';
import { getRoyaltyProgress } from './ranks/royaltyProgress';

/** How far a member's pairs lead (B §2); plan/ranks.ts has the plan. */
export const ranksHandlers = { getRankProgress, getRoyaltyProgress } satisfies Partial<Handlers>;
