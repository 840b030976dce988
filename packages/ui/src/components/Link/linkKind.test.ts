import { expect, it } from 'vitest';
import { linkKind } from './linkKind';

it.each([
  ['/user/dashboard', 'internal'],
  ['?tab=broker', 'internal'],
  ['#main', 'internal'],
  ['/user/transactions?filterBy=a:b', 'internal'],
  ['https://bscscan.com/tx/1', 'external'],
  ['HTTP://example.com', 'external'],
  ['mailto:help@example.com', 'external'],
  ['tel:+441234', 'external'],
  ['javascript:alert(1)', 'unsafe'],
  ['JaVaScRiPt:alert(1)', 'unsafe'],
  ['java\tscript:alert(1)', 'unsafe'],
  [' javascript:alert(1)', 'unsafe'],
  ['\u0001javascript:alert(1)', 'unsafe'],
  ['data:text/html,x', 'unsafe'],
  ['vbscript:x', 'unsafe'],
  ['blob:https://x/1', 'unsafe'],
  ['//evil.example', 'unsafe'],
  ['/\\evil.example', 'unsafe'],
  ['\\\\evil.example', 'unsafe'],
  ['https:evil.example', 'unsafe'],
])('%j is %s', (href, kind) => expect(linkKind(href)).toBe(kind));
