import { expect, test } from 'vitest';
import { decodeEntities, startOfHtml } from './markup';

test.each([
  ['It&rsquo;s &hellip; 5&nbsp;&euro;', 'It’s … 5 €'],
  ['Jos&eacute; &Ntilde;u&ntilde;o &uuml;ber', 'José Ñuño über'],
  ['&#8217;&#x1F600;&#39;&#039;', "’😀''"],
  ['a&#10;b&#160;c', 'a b c'],
  ['a&#0;b&#x202E;c&#55296;d&#99999999;e&#x110000;', 'abcde'.replace('de', 'd&#99999999;e')],
  ['&constructor; &unknown; & &; R&D', '&constructor; &unknown; & &; R&D'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
])('the entities of %j read %j', (text, plain) => expect(decodeEntities(text)).toBe(plain));

test.each([
  ['abc', 3, 'abc'],
  ['abc&hellip;', 7, 'abc'],
  ['abc&#82', 6, 'abc'],
  ['ab😀', 3, 'ab'],
])('the start of %j, %i long, is %j', (html, length, start) => expect(startOfHtml(html, length)).toBe(start));
