import { fn } from 'storybook/test';
import type { SavedViews } from './savedViews';

/** Two views of a list with days and a wallet. */
export const savedViews = (more: Partial<SavedViews> = {}): SavedViews => ({
  all: [
    {
      name: 'August',
      filters: { from_date: '2026-08-01', to_date: '2026-08-31' },
      link: 'https://portal.example/user/transactions?from_date=2026-08-01&to_date=2026-08-31',
    },
    {
      name: 'Bonus',
      filters: { wallet: 'pay_in', note: 'bonus' },
      link: 'https://portal.example/user/transactions?wallet=pay_in&note=bonus',
    },
  ],
  onLastRemove: fn(),
  onSave: fn(() => true),
  onRemove: fn(() => true),
  onRestore: fn(() => true),
  ...more,
});
