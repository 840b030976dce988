/** Where a bonus comes from; bot bonuses and pool bonuses (A §3 Dashboard data). */
export const botSources = ['REFERRAL', 'MATCHING'] as const;
export const poolSources = ['ROI', 'DIRECT', 'POOL_LEVEL', 'ROYALTY'] as const;
export type PayoutSource = (typeof botSources)[number] | (typeof poolSources)[number];
