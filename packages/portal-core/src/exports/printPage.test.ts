import { afterEach, expect, test, vi } from 'vitest';
import { printPage } from './printPage';

afterEach(() => vi.unstubAllGlobals());

test('a print dialog that never closes leaves the page its title for the next one', () => {
  const ends: (() => void)[] = [];
  const print = vi.fn();
  const page = { title: 'Statement' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { print, addEventListener: (_type: string, end: () => void) => ends.push(end) });
  printPage('statement_2026');
  printPage('year_2026');
  expect([page.title, print.mock.calls.length]).toEqual(['year_2026', 2]);
  ends.at(-1)?.();
  expect(page.title).toBe('Statement');
});
