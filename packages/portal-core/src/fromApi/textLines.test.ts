import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasTags, isDocument, toTextLines } from './textLines';

describe('an editor’s message as lines', () => {
  test.each([
    ['<p>Hello Amara,</p><p>we <b>have</b> it&nbsp;now.</p>', 'Hello Amara,\n\nwe have it now.'],
    ['<div>One</div><div>Two</div><div><br></div><div>Three</div>', 'One\nTwo\n\nThree'],
    ['One<br />\nTwo<br>Three', 'One\nTwo\nThree'],
    ['<ul><li>One</li><li><p>Two</p></li></ul>After', '• One\n•\n\nTwo\n\nAfter'],
    ['See <a href="https://help.example/a">the page</a>.', 'See the page (https://help.example/a).'],
    ['<a target="_blank" href="https://help.example">https://help.example</a>', 'https://help.example'],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['<p>Look: <img src="x.png" alt="A chart"></p>', 'Look: A chart'],
    ['<p>a &lt;b&gt; 1 < 2</p>', 'a <b> 1 < 2'],
    ['<p onclick="x()">Hi</p><script>alert(1)</script><style>p{}</style>', 'Hi'],
    ['<table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>', 'A B\nC'],
    ['<p>cut <b', 'cut'],
  ])('%j is %j', (html, text) => expect(toTextLines(html)).toBe(text));

  test('never shows a tag, and takes no time for hostile ones', () => {
    const parts = [
      '<a ',
      '<a href="https://x',
      '">',
      '<img alt="',
      '<p',
      '</p>',
      '<',
      '>',
      'x',
      '&lt;',
      '<br',
      '<script ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (some) => {
        expect(toTextLines(some.join('').replaceAll('&lt;', ''))).not.toMatch(/<\/?(?:a|p|img|br)\b[^>]*>/i);
      }),
    );
    const begun = performance.now();
    for (const part of parts) toTextLines(part.repeat(50_000 / part.length));
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

test.each([
  ['<p>x</p>', true, true],
  [' <div class="a"><p>x</p></div>\n', true, true],
  ['x<br />\ny', true, true],
  ['I typed <b>this</b>', true, false],
  ['<b>x</b>', true, false],
  ['<p>x', true, false],
  ['1 < 2 > 0', false, false],
  ['<amara@mail.com>', false, false],
  ['<paid>', false, false],
])('%j has tags: %s, is a document: %s', (text, tags, document) => {
  expect([hasTags(text), isDocument(text)]).toEqual([tags, document]);
});
