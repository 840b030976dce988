import { expect, test } from 'vitest';
import { presentableText } from './texts';

test.each([
  ['Closed  until \t Monday', 'Closed until Monday'],
  ['Closed\u0000\u0007\u001b now', 'Closed now'],
  ['Closed [today]', 'Closed [today]'],
  ['[1] is closed.', '[1] is closed.'],
  ['{name} is unknown', '{name} is unknown'],
  ['It is true', 'It is true'],
  ['null and void', 'null and void'],
])('%j is for people: %j', (sent, shown) => expect(presentableText(sent)).toBe(shown));

test.each([
  ['[object Object]'],
  ['[object Blob]'],
  ['{"a":1}'],
  ['Stacktrace follows'],
  ['Stack trace follows'],
  ['thrown at login.ts:12'],
  ['thrown at login.mts:12'],
  ['thrown at login.jsx:1'],
  ['thrown at login.py:7'],
  ['null'],
])('%j is for no one (T27)', (sent) => expect(presentableText(sent)).toBe(''));
