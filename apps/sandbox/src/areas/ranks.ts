import type { Handlers } from '../contract/operation';
import { getRankProgress } from './ranks/rankProgress';
import { getRoyaltyProgress } from './ranks/royaltyProgress';

/** The progress from a member's pairs (B §2). The plan is in plan/ranks.ts. */
export const ranksHandlers = { getRankProgress, getRoyaltyProgress } satisfies Partial<Handlers>;
