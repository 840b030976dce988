import type { Breakage } from '../breakage';

const ui = 'packages/ui/src/screens/ranks';
const view = 'apps/portal/src/areas/ranks/ranks.view.ts';

export const ranksBreakages: readonly Breakage[] = [
  {
    promise: 'B §2 Rank Details.1',
    what: 'the bar says required over count',
    file: `${ui}/PairsCard/PairsCard.tsx`,
    from: 'value={pairs.matching} of={pairs.required}',
    to: 'value={pairs.required} of={pairs.matching}',
  },
  {
    promise: 'B §2 Rank Details.2',
    what: 'the second column has lost Required',
    file: `${ui}/RankDetails/RankDetailsScreen.tsx`,
    from: 'title: ranksTexts.requiredMatchingBotPairs,',
    to: 'title: ranksTexts.matchingBotPairs,',
  },
  {
    promise: 'B §2 Rank Details.3',
    what: 'the row of the current rank looks like any other',
    file: `${ui}/RankDetails/RankDetailsScreen.tsx`,
    from: '        isCurrent={({ isCurrent }) => isCurrent}\n',
    to: '',
  },
  {
    promise: 'B §2 Royalty Details.1',
    what: 'cards leave out their sub-cards',
    file: 'packages/ui/src/components/SummaryCards/SummaryCards.tsx',
    from: '{parts.length > 0 && (',
    to: '{parts.length > 9 && (',
  },
  {
    promise: 'B §2 Royalty Details.3',
    what: "the column of ranks is called 'Required Ranks'",
    file: 'packages/ui/src/text/messages.ts',
    from: "requiredRanks: 'Required rank(s)',",
    to: "requiredRanks: 'Required Ranks',",
  },
  {
    promise: 'B §2 Royalty Details.4',
    what: 'required ranks stand without commas',
    file: `${ui}/RoyaltyDetails/RoyaltyDetailsScreen.tsx`,
    from: "requiredRanks.join(', ')",
    to: "requiredRanks.join(' ')",
  },
  {
    promise: 'B §3 Rank and royalty.1',
    what: 'a rank’s name is compared letter by letter',
    file: view,
    from: 'one.toLowerCase() === other?.toLowerCase();',
    to: 'one === other;',
  },
  {
    promise: 'B §3 Rank and royalty.2',
    what: 'a name wins over an id',
    file: view,
    from: 'ranks.find(({ id }) => id === current) ?? ranks.find(({ name }) => same(name, current))',
    to: 'ranks.find(({ name }) => same(name, current)) ?? ranks.find(({ id }) => id === current)',
  },
  {
    promise: 'B §3 Rank and royalty.3',
    what: 'pairs that cannot be read are NaN',
    file: view,
    from: 'matching: countOf(fields.matchingCount) ?? 0,',
    to: 'matching: Number(fields.matchingRequired),',
  },
  {
    promise: 'B §3 Rank and royalty.4',
    what: 'the current rank is looked for under its snake name',
    file: view,
    from: 'currentRank: textOf(fields.currentRank),',
    to: 'currentRank: textOf((fields as { current_rank?: unknown }).current_rank),',
  },
  {
    promise: 'B §3 Rank and royalty.5',
    what: 'one required rank alone is lost',
    file: view,
    from: '(Array.isArray(value) ? (value as unknown[]) : [value])',
    to: '(Array.isArray(value) ? (value as unknown[]) : [])',
  },
  {
    promise: 'D98',
    what: 'a requirement of 0 is never reached',
    file: 'packages/ui/src/components/ProgressBar/share.ts',
    from: 'if (part >= whole) return 100;',
    to: 'if (whole > 0 && part >= whole) return 100;',
    test: 'packages/ui/src/components/ProgressBar/share.test.ts › %j of %j is %j %%',
  },
  {
    promise: 'B §2 Royalty Details.6',
    what: 'royalty says the distance of the rank',
    file: 'packages/ui/src/screens/ranks/PairsCard/PairsCard.tsx',
    from: 'pairsCardWords.more(formatCount(left), goal)',
    to: "pairsCardWords.more(formatCount(left), 'the next rank')",
  },
  {
    promise: 'B §2 Rank Details.7',
    what: 'each part of the way begins at nothing',
    file: 'packages/ui/src/screens/ranks/RankWay/rankWay.ts',
    from: 'sharePercent(matching - from, requiredPairs - from)',
    to: 'sharePercent(matching, requiredPairs)',
  },
];
