/** The sources of bonuses, for bots and for pools (A §3 Dashboard data). */
export const botSources = ['REFERRAL', 'MATCHING'] as const;
export const poolSources = ['ROI', 'DIRECT', 'POOL_LEVEL', 'ROYALTY'] as const;
export type PayoutSource = (typeof botSources)[number] | (typeof poolSources)[number];
