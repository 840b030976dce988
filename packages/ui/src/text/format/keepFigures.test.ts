import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepFigures } from './keepFigures';

/** The texts that browsers don't translate. */
const keptIn = (...nodes: Parameters<typeof keepFigures>) => {
  const markup = renderToStaticMarkup(createElement(Fragment, null, ...nodes));
  return [...markup.matchAll(/<span translate="no" data-figure="true">(.*?)<\/span>/g)].map(
    ([, text]) => text,
  );
};
const getText = (node: Parameters<typeof keepFigures>[0]) =>
  renderToStaticMarkup(createElement(Fragment, null, node)).replaceAll(/<[^>]*>/g, '');

test.each([
  ['1,003', ['1,003']],
  ['11–20 of 248', ['11–20', '248']],
  ['$37,248.86 in, $19,441.00 out.', ['$37,248.86', '$19,441.00']],
  ['Largest drawdown −$1,899.28, on 28 September 2026', ['−$1,899.28', '28', '2026']],
  ['Withdrawal WD-261126-000149', ['WD-261126-000149']],
  ['26-11-2026 08:40 PM', ['26-11-2026', '08:40']],
  ['+4% vs October', ['+4%']],
  ['Time (UTC+5:30)', ['UTC+5:30']],
  ['\u2068$703.76\u2069 والباقي ٣', ['$703.76']],
])('%s', (text, figures) => {
  expect(keptIn(keepFigures(text))).toEqual(figures);
  expect(getText(keepFigures(text))).toBe(text);
});

test('a text without figures stays a text', () => {
  expect(keepFigures('No rank yet.')).toBe('No rank yet.');
  expect(keepFigures(undefined)).toBeUndefined();
  expect(keptIn(keepFigures(7))).toEqual(['7']);
});

test('only the figure of a sentence is kept as it is (T43)', () => {
  expect(keptIn(keepFigures('You get $5.00 of it.'))).toEqual(['$5.00']);
});
