import { expect, test } from 'vitest';
import { datePresets, presetSpan } from './datePresets';
import { dayText } from './filterField';

// Proves: filterDialogMessages.thisMonth
test.each([
  ['Today', '2026-11-20', '2026-11-20'],
  ['7 days', '2026-11-20', '2026-11-14'],
  ['7 days', '2026-03-03', '2026-02-25'],
  ['7 days', '2028-03-03', '2028-02-26'],
  ['30 days', '2026-11-20', '2026-10-22'],
  ['90 days', '2026-01-15', '2025-10-18'],
  ['This month', '2026-11-20', '2026-11-01'],
])('%s on %s starts on %s [B §2 Filter dialog]', (label, today, from) => {
  const preset = datePresets.find((one) => one.label === label);
  expect(preset && presetSpan(preset, today)).toEqual({ from, to: today });
});

test('days are written day first', () => {
  expect(dayText('2026-11-01')).toBe('01-11-2026');
  expect(dayText('soon')).toBe('soon');
});
