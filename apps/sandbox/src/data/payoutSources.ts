/** Where a bonus comes from; the first two are bot bonuses, the rest pool bonuses (A §3 Dashboard data). */
export const payoutSources = ['REFERRAL', 'MATCHING', 'ROI', 'DIRECT', 'POOL_LEVEL', 'ROYALTY'] as const;
export type PayoutSource = (typeof payoutSources)[number];
export const botSources: readonly PayoutSource[] = ['REFERRAL', 'MATCHING'];
export const poolSources: readonly PayoutSource[] = ['ROI', 'DIRECT', 'POOL_LEVEL', 'ROYALTY'];
