import type { Breakage } from '../breakage';

const ui = 'packages/ui/src/screens/network';
const area = 'apps/portal/src/areas/network';

/** The lists of the team: by level, and of direct referrals. */
export const networkListsBreakages: readonly Breakage[] = [
  {
    promise: 'B §2 Total Downline Business.1',
    what: 'the table says Pool where it has to say Live',
    file: `${ui}/Downline/levelColumns.tsx`,
    from: 'title: networkTexts.selfLiveInvestment,',
    to: 'title: networkTexts.selfPoolInvestment,',
  },
  {
    promise: 'B §2 Total Downline Business.4',
    what: 'the dialog says Live where it has to say Pool',
    file: `${ui}/Downline/userColumns.tsx`,
    from: 'title: networkTexts.selfPoolInvestment,',
    to: 'title: networkTexts.selfLiveInvestment,',
  },
  {
    promise: 'B §2 Total Downline Business.5',
    what: 'the pool column shows the bot investment',
    file: `${area}/downline.view.ts`,
    from: 'poolInvestment: amountOf(pool[index]),',
    to: 'poolInvestment: amountOf(bot[index]),',
  },
  {
    promise: 'B §2 Total Downline Business.6',
    what: 'joining dates stand with slashes',
    file: `${ui}/Downline/userColumns.tsx`,
    from: 'form="day"',
    to: 'form="slashDay"',
  },
  {
    promise: 'B §2 Total Downline Business.7',
    what: 'serial numbers begin anew on each page of a level',
    file: `${ui}/Downline/LevelDialog.tsx`,
    from: 'serial: start + index + 1',
    to: 'serial: index + 1',
  },
  {
    promise: 'B §2 Total Downline Business.10',
    what: 'a level with nobody has the words of the table',
    file: `${ui}/Downline/LevelDialog.tsx`,
    from: 'title: networkTexts.noUserFound',
    to: 'title: networkTexts.noDataAvailable',
  },
  {
    promise: 'B §2 Total Downline Business.11',
    what: 'who is counted and not listed goes unsaid',
    file: `${ui}/Downline/LevelDialog.tsx`,
    from: '{unlisted > 0 && `',
    to: '{unlisted > 10 && `',
  },
  {
    promise: 'B §2 Total Downline Business.15',
    what: 'the file has the first page of a level alone',
    file: `${area}/downline.view.ts`,
    from: 'last_page: fields && pagesOf(fields),',
    to: '',
  },
  {
    promise: 'B §2 Total Downline Business.16',
    what: 'a server without pages is asked for one',
    file: `${area}/level.export.ts`,
    from: 'paged ? { level, page } : downlineQueryOf(state)',
    to: '{ level, page }',
  },
  {
    promise: 'B §2 Total Downline Business.17',
    what: 'offers a file of a level that nobody can list',
    file: `${ui}/Downline/LevelDialog.tsx`,
    from: '(unlisted <= 0 || level?.hasMore)',
    to: 'level',
  },
  {
    promise: 'B §2 Direct Referral Business.1',
    what: 'bot and pool business change places',
    file: `${ui}/DirectReferrals/referralColumns.tsx`,
    from: 'title: networkTexts.totalBotTeamBusiness,',
    to: 'title: networkTexts.totalPoolTeamBusiness,',
  },
  {
    promise: 'B §2 Direct Referral Business.4',
    what: 'a username leads to the Binary Tree',
    file: `${ui}/DirectReferrals/referralColumns.tsx`,
    from: 'treePathOf(addresses.directTree, username)',
    to: 'treePathOf(addresses.binaryTree, username)',
  },
  {
    promise: 'B §9 Downline levels.1',
    what: 'the filter offers 100 for 75',
    file: `${area}/downline.view.ts`,
    from: 'const levels = [25, 50, 75] as const;',
    to: 'const levels = [25, 50, 100] as const;',
  },
  {
    promise: 'B §2 Total Downline Business.18',
    what: 'the emptiest level is called the fullest',
    file: `${area}/levels/levelsPicture.view.ts`,
    from: 'sumOf(other.values) - sumOf(one.values)',
    to: 'sumOf(one.values) - sumOf(other.values)',
  },
  {
    promise: 'B §2 Total Downline Business.19',
    what: 'the picture leaves out what was invested in Live packages',
    file: `${area}/levels/levelsPicture.view.ts`,
    from: 'centsOf(liveInvestment) ?? 0,',
    to: '(liveInvestment, 0),',
  },
  {
    promise: 'B §2 Total Downline Business.20',
    what: 'a bar narrows to all levels up to its own, as the filter does',
    file: `${ui}/Downline/narrowedTo.ts`,
    from: 'level === only',
    to: 'only !== undefined && level <= only',
  },
  {
    promise: 'B §2 Total Downline Business.21',
    what: 'the sentence of the picture shows amounts that are hidden',
    file: `${area}/levels/levelsPicture.view.ts`,
    from: 'units: BigInt(cents), places: 2 }))',
    to: 'units: BigInt(cents), places: 2 }), { shown: true })',
  },
];
