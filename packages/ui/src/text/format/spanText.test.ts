import { expect, it } from 'vitest';
import { spanText } from './spanText';

it('names a common year and a single day once', () => {
  expect(spanText({ from: '2026-08-18', to: '2026-09-29' })).toBe('18 August to 29 September 2026');
  expect(spanText({ from: '2025-11-25', to: '2026-01-02' })).toBe('25 November 2025 to 2 January 2026');
  expect(spanText({ from: '2025-11-24', to: '2025-11-24' })).toBe('24 November 2025');
});
