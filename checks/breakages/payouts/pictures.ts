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
];
