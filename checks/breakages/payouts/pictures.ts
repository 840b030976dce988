import type { Breakage } from '../breakage';

/** What pictures of data say, broken by hand. */
export const pictureBreakages: readonly Breakage[] = [
  {
    promise: 'B §2 Payouts.18',
    what: 'the picture keeps the width of the screen',
    file: 'packages/ui/src/charts/frame/Plot.tsx',
    from: '      inline-size: 100%;\n      block-size: 100%;\n',
    to: '',
  },
  {
    promise: 'B §2 Payouts.18',
    what: 'words stand under the bars of the screen',
    file: 'packages/ui/src/charts/frame/Plot.tsx',
    from: '`${(at / Math.max(1, room.inline)) * 100}%`',
    to: 'at',
  },
  {
    promise: 'B §2 Payouts.18',
    what: 'a long table is cut',
    file: 'packages/ui/src/charts/frame/TableTwin.tsx',
    from: '    max-block-size: none;\n',
    to: '',
  },
  {
    ...{ promise: 'B §2 Payouts.13', what: 'a press on a piece filters by the days alone' },
    file: 'apps/portal/src/areas/payouts/earnings.view.ts',
    ...{ from: '...days, ...(source !== undefined && { source }) };', to: '...days };' },
  },
  {
    ...{ promise: 'B §2 Payouts.19', what: 'another picture comes in silence' },
    file: 'packages/ui/src/charts/frame/useNews.ts',
    ...{ from: "news: seen.last === undefined ? '' : sentence", to: "news: ''" },
  },
  {
    ...{ promise: 'B §2 Payouts.19', what: 'the first picture speaks over the page' },
    file: 'packages/ui/src/charts/frame/useNews.ts',
    ...{ from: "news: seen.last === undefined ? '' : sentence", to: 'news: sentence' },
  },
  {
    ...{ promise: 'B §2 Payouts.20', what: 'what waits on a phone is lower than the picture' },
    file: 'packages/ui/src/components/Card/PictureCard.tsx',
    ...{ from: "'30.125rem'", to: "'28rem'" },
  },
  {
    ...{ promise: 'B §2 Payouts.21', what: 'two series have one pattern' },
    file: 'packages/ui/src/charts/frame/toneSigns.ts',
    ...{ from: "'M0 3H6'", to: "'M3 0V6'" },
  },
  {
    ...{ promise: 'B §2 Payouts.21', what: 'two series have one dash' },
    file: 'packages/ui/src/charts/frame/toneSigns.ts',
    ...{ from: "'14 4'", to: "'6 4'" },
  },
];
