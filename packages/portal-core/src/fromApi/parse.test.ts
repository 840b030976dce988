import { parseJson } from '@portal/api';
import { describe, expect, test } from 'vitest';
import {
  parseMoney,
  amountOrNone,
  hasValue,
  parseCount,
  parseFields,
  parseFlag,
  parseNames,
  toHtml,
  parseList,
  parseText,
  parsePlainText,
  toExcerpt,
} from './parse';
import { sent } from './sent.fixtures';

describe('a value of the API', () => {
  test.each<[unknown, string | undefined]>([
    ['12480.50', '12480.50'],
    [12480.5, '12480.5'],
    ['-3', '-3'],
    [0, '0'],
    ['', undefined],
    [null, undefined],
    [NaN, undefined],
    [Infinity, undefined],
    [1e21, '1000000000000000000000'],
    [-2.5e22, '-25000000000000000000000'],
    [1e300, undefined],
    [-1.4e-17, '0'],
    [5.55e-17, '0'],
    [9.9e-5, '0.000099'],
    ['5.5511151231258E-17', '0'],
    ['9.9e-5', '0'],
    ['1.25E-3', '0.00125'],
    ['-2.5E-1', '-0.25'],
    ['1.0E+25', '10000000000000000000000000'],
    ['1.23456789E+4', '12345.6789'],
    ['1.0E+99', undefined],
    ['12.5E+2', undefined],
    [0.1 + 0.2, '0.30000000000000004'],
    ['12,500.50', '12500.50'],
    ['-1,000,000', '-1000000'],
    ['12,50', '12.50'],
    ['1,00,000', undefined],
    ['1.500,00', '1500.00'],
    ['1e3', undefined],
    ['1,000', '1000'],
    ['NaN', undefined],
    [{}, undefined],
    [['1'], undefined],
  ])('%j is the amount %j', (value, amount) => {
    expect(parseMoney(value)).toBe(amount);
    expect(amountOrNone(value)).toBe(amount ?? '');
  });

  test.each<[unknown, number | undefined]>([
    [418, 418],
    ['418', 418],
    ['418.00', 418],
    ['1,250', 1250],
    ['1,2', undefined],
    [0, 0],
    [-1, undefined],
    [1.5, undefined],
    ['x', undefined],
    [Number.MAX_VALUE, undefined],
    ['999999999999999', 999_999_999_999_999],
    ['1'.repeat(16), undefined],
    ['4.0x', undefined],
    ['x4', undefined],
    ['4.', undefined],
    ['4.01', undefined],
    [null, undefined],
  ])('%j is the count %j', (value, count) => {
    expect(parseCount(value)).toBe(count);
  });

  test.each<[0 | 1 | undefined, unknown[]]>([
    [1, [true, 1, '1', 'true', 'Y', 'yes', ' ON ']],
    [0, [false, 0, '0', 'false', 'N', 'no', 'Off']],
    [undefined, [2, -1, null, undefined, '', ' ', 'x', [], {}, [1], 'maybe', NaN]],
  ])('is the flag %s', (flag, values) => expect(values.map(parseFlag)).toEqual(values.map(() => flag)));

  test('has content or not, for any empty value of a server', () => {
    expect([null, undefined, false, 0, '0', 'false', 'N', '', ' ', [], {}, NaN].filter(hasValue)).toEqual([]);
    const values = [true, 1, 'a.png', ['a.png'], { url: 'a.png' }, 'Y', 7];
    expect(values.filter(hasValue)).toEqual(values);
  });

  test('is a map of ids to names, in the order of the answer (D147)', () => {
    const data: unknown = parseFields(
      sent(parseJson('{"data":{"20":"B&amp;C","3":"A &#039;x&#039;","1":null}}')) as never,
    );
    expect(parseNames((data as { data: unknown }).data)).toEqual([
      ['20', 'B&C'],
      ['3', "A 'x'"],
    ]);
  });

  test('is a text without escapes, decoded once (D147)', () => {
    const texts = ['O&#039;Brien &amp; Sons', '&amp;#039;', '&lt;b&gt;', 'a &unknown; b', '&#0;a', '&nbsp;'];
    expect(texts.map(parseText)).toEqual([
      "O'Brien & Sons",
      '&#039;',
      '<b>',
      'a &unknown; b',
      'a',
      undefined,
    ]);
    expect(parsePlainText('a &amp;lt;b&amp;gt; c')).toBe('a &lt;b&gt; c');
  });

  test('is a text, an object or a list, or absent', () => {
    expect([' a\u0000\u0001b\ud800c ', 7, ' ', null, {}, NaN].map(parseText)).toEqual([
      'a b c',
      '7',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(
      [{ status: 1 }, null, [], 'x', 1].map((value) => Object.keys(parseFields(sent(value))).length),
    ).toEqual([1, 0, 0, 0, 0]);
    expect([[{ a: 1 }, null, 'x', [1]], {}, null].map((value) => parseList(sent(value)).length)).toEqual([
      1, 0, 0,
    ]);
  });

  test.each<[unknown, string]>([
    ['<p>2,000.00 USDT arrived.</p>', '2,000.00 USDT arrived.'],
    ['from <b>2</b> to <strong>4 UTC</strong>.', 'from 2 to 4 UTC.'],
    ['<b>A</b><br/>B &amp; C&nbsp;D', 'A B & C D'],
    ['<script>alert(1)</script>Hi<style>p{}</style>', 'Hi'],
    ['<script>alert(1)', ''],
    ['<img src=x onerror=alert(1)', ''],
    ['<SCRIPT type="x">\nalert(1)\n</SCRIPT >Hi', 'Hi'],
    ['<style media=print>p{}</style>Hi <style>q{}</style>there', 'Hi there'],
    ['Hi<style>p{}</p>', 'Hi'],
    ['Hi<scripted>there</scripted>', 'Hi there'],
    ['a<br>b<!-- c -->d<p class="x">e', 'a b d e'],
    ['<EM class="x">a</EM>b<span>c</span><em', 'abc'],
    ['a<b', 'a'],
    ['&lt;a&gt; &quot;b&quot; &apos;c&#39; &AMP;', `<a> "b" 'c' &`],
    ['1 < 2', '1 < 2'],
    ['  a \n\t b  ', 'a b'],
    ['&constructor;&unknown;', '&constructor;&unknown;'],
    [null, ''],
  ])('%j reads %j without markup', (html, words) => {
    expect(parsePlainText(html)).toBe(words);
  });

  test.each([
    [
      '<h2>Maintenance</h2><p>On Saturday. We <b>rest</b>.</p><p>Be well</p>',
      'Maintenance. On Saturday. We rest. Be well',
    ],
    ['<ul><li>One</li><li>Two!</li></ul>', 'One. Two!'],
    ['first<br/>second<script>a</p>b</script>', 'first. second'],
    [null, ''],
  ])('an excerpt of %j keeps its sentences apart', (html, words) => {
    expect(toExcerpt(html)).toBe(words);
  });

  test('is HTML as it came, or none', () => {
    expect(toHtml(' <pre>a\nb</pre> ')).toBe('<pre>a\nb</pre>');
    expect([null, undefined, 7, {}, ['<p>'], ''].map(toHtml)).toEqual(['', '', '', '', '', '']);
    expect(toHtml('x'.repeat(1_000_000))).toHaveLength(100_000);
  });

  test('is cut to a length', () => {
    expect(parsePlainText('x'.repeat(9000), 20)).toHaveLength(20);
    expect(parsePlainText('x'.repeat(9000))).toHaveLength(300);
    // At most twenty times the length is read, so a large body is cheap.
    expect(parsePlainText(`${'<br>'.repeat(100)}late`, 20)).toBe('');
    expect(parsePlainText(`${'<br>'.repeat(99)}late`, 20)).toBe('late');
  });
});
