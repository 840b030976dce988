import type { Meaning } from '@portal/ui/text/figures/meaning';
import { meanings } from '@portal/ui/text/figures/meanings';
import { expect, test } from 'vitest';
import { files, read } from '../requirements/files';

const table: Readonly<Record<string, Meaning>> = meanings;

const product = files.filter(
  (file) =>
    /^(packages\/(ui|portal-core)|apps\/portal)\/src\/.*\.tsx?$/.test(file) &&
    !/\.(stories|fixtures|test|plays|arbitrary|samples)\.tsx?$|\/testing\//.test(file),
);
const sources = new Map(product.map((file) => [file, read(file)]));

/** The product files in which a pattern matches, with their matches. */
const having = (pattern: RegExp): string[] =>
  [...sources].flatMap(([file, text]) =>
    Array.from({ length: text.match(pattern)?.length ?? 0 }, () => file.replace(/^.*\/src\//, '')),
  );

test('each figure has one name, or is only in sentences (D149)', () => {
  const named = [...sources.values()].flatMap((text) =>
    [...text.matchAll(/nameFigure\(\s*'(\w+)'/g)].map(([, id = '']) => id),
  );
  const expected = Object.entries(table).flatMap(([id, { unnamed }]) => (unnamed ? [] : [id]));
  expect(named.toSorted()).toEqual(expected.toSorted());
  expect(named.length).toBeGreaterThanOrEqual(75);
});

test('each figure of the table is drawn', () => {
  const all = [...sources].flatMap(([file, text]) =>
    /\/figures\/\w*eanings?\.ts$/.test(file) ? [] : [text],
  );
  const unused = Object.keys(meanings).filter(
    (id) => !all.some((text) => new RegExp(`\\b${id}\\b`).test(text)),
  );
  expect(unused).toEqual([]);
});

test('amounts become text only with their figure (D149)', () => {
  // Formats, and what is drawn for any figure: a chart's axis, a percentage.
  expect(having(/\b(formatMoney|moneyParts)\(/g).toSorted()).toEqual([
    'charts/units.ts',
    'charts/units.ts',
    'components/Money/Money.tsx',
    'components/SummaryCards/SummaryValue.tsx',
    'screens/mt5/Mt5Account/AccountFigures.tsx',
    'screens/mt5/Mt5Account/profitTone.ts',
    'text/figures/figure.ts',
    ...Array.from({ length: 5 }, () => 'text/format/money.ts'),
  ]);
  // The specified step of a variable price (B §2).
  const step = 'screens/purchase/Buying/messages.ts';
  expect(having(/[$₹]\$\{/g)).toEqual([step, step]);
});

/** Counts of what a screen shows, of steps and positions: no figure about money, packages or the team. */
const noFigures: Readonly<Record<string, string>> = {
  'components/ListContainer/BarFilters.tsx': 'rows of a filter',
  'components/ListContainer/ListRest.tsx': 'rows of a page',
  'components/ProgressBar/ProgressBar.tsx': 'the caller’s figure',
  'components/SummaryCards/SummaryValue.tsx': 'the server’s own name',
  'screens/transactions/Statement/StatementScreen.tsx': 'rows of a paper',
  'screens/profile/Security/GradeCard.tsx': 'steps of security',
  'screens/profile/TwoFactor/RecoveryCodesCard.tsx': 'codes',
  'screens/network/Team/TeamRest.tsx': 'members of a page',
  'screens/network/Downline/LevelDialog.tsx': 'members of a page',
  'screens/network/TeamList/teamListColumns.tsx': 'a level',
  'screens/network/TeamList/teamListDetail.ts': 'a level',
  'components/LegsCard/NearestMembers.tsx': 'a level',
  'screens/network/FollowUp/FollowUpRow.tsx': 'a level',
  'screens/network/DirectTree/DirectGroups.tsx': 'members of a page',
  'text/legs/pace.ts': 'days',
  'screens/payouts/Year/YearScreen.tsx': 'rows of a year',
  'screens/payouts/Payouts/toReason.tsx': 'a level and a position',
  'screens/payouts/Payouts/payoutColumns.tsx': 'a position',
  'screens/tickets/Conversation/Composer/useComposer.ts': 'letters',
  'screens/tickets/RaiseTicket/ticketForm.ts': 'letters',
  'screens/dashboard/Dashboard/Community/legSentence.ts': 'the difference of both legs',
  'screens/dashboard/Dashboard/Community/LegBalance.tsx': 'the sum of both legs',
  'screens/mt5/Mt5Account/Lists/transactionColumns.tsx': 'a position',
  'charts/units.ts': 'the caller’s figure',
  'charts/container/ChartTable.tsx': 'rows of a table',
  'areas/transactions/balance.mappers.ts': 'rows of the days',
  'areas/payouts/earnings.mappers.ts': 'rows of a sum',
  'areas/subscriptions/roi.mappers.ts': 'rows of a sum',
  'areas/mt5/profit.mappers.ts': 'trades',
  'exports/useExport.ts': 'rows of a file',
  'exports/useSheetFile.ts': 'rows of a file',
  'exports/useArchive.ts': 'files',
  'text/figures/figure.ts': 'the format',
};

test('a count becomes text with its figure, or is none for a reason (D149)', () => {
  expect([...new Set(having(/\bformatCount\(/g))].toSorted()).toEqual(Object.keys(noFigures).toSorted());
});

test('a heading or a label of an amount comes from its name (D149)', () => {
  // A column's or a row's own text next to its amount would be a second name.
  const own =
    /(?:(?:title|label): \w+(?:Titles|Texts|Messages)\.[\w.]+,\s*(?:numeric: true,\s*)?(?:cell|value|getValue): [^\n]*|label=\{\w+(?:Titles|Texts|Messages)\.[\w.]+\}>\s*)<Money\s+figure="?\{?'?(\w+)/g;
  // A figure without a name has the words of its dialog.
  const hasName = (id = '') => table[id]?.unnamed !== true;
  const found = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(own)].flatMap(([, id]) => (hasName(id) ? [`${file}: ${id}`] : [])),
  );
  expect(found).toEqual([]);
  for (const planted of [
    'title: payoutTitles.amount,\n    numeric: true,\n    cell: ({ amount }) => <Money figure="x" value={amount} />',
    '{ label: verifyMessages.after, value: <Money figure="x" value={after} /> }',
    '<FigureRow label={cancelMessages.fee}>\n  <Money figure="x" value={fee} />',
  ])
    expect(planted).toMatch(new RegExp(own.source));
});
