import type { Meaning } from '@portal/ui/text/figures/meaning';
import { meanings } from '@portal/ui/text/figures/meanings';
import { expect, test } from 'vitest';
import { productModules, read } from '../requirements/files';

const table: Readonly<Record<string, Meaning>> = meanings;

const sources = new Map(productModules.map((file) => [file, read(file)]));

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
