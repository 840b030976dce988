import { oddCards } from '../../../components/SummaryCards/SummaryCards.fixtures';
import { progressAt } from '../RankDetails/RankDetailsScreen.fixtures';
import type { Royalty } from '../RankWay/royaltyWay';
import type { RoyaltyDetailsScreenProps } from './RoyaltyDetailsScreen';

export const royalty: Royalty = {
  cards: [
    { title: 'Royalty Paid', figure: { kind: 'amount', value: '866.41' }, parts: [] },
    {
      title: 'This Month',
      parts: [
        { title: 'Matching Pairs', kind: 'count', value: '12' },
        { title: 'Expected', kind: 'amount', value: '48.00' },
      ],
    },
    { title: 'Share of the pool', figure: { kind: 'percent', value: '2.00' }, parts: [] },
  ],
  matching: 148,
  required: 500,
  currentRank: 'Silver',
  requiredRanks: ['Gold', 'Platinum'],
};

export const oddRoyalty: Royalty = {
  cards: oddCards,
  matching: 0,
  required: 0,
  currentRank: 'Ambassador of the northern territories '.repeat(5),
  requiredRanks: Array.from({ length: 40 }, (_, index) => `Rank${'x'.repeat(index)}`),
};

export const royaltyArgs = {
  royalty: { state: 'ready', data: royalty },
  ranks: { state: 'ready', data: progressAt(royalty.matching ?? 0, 1).ranks },
  now: '2026-11-20',
} satisfies RoyaltyDetailsScreenProps;
