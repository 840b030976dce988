import { fn } from 'storybook/test';
import type { LogEntry, LogsTabProps } from './LogsTab';

const categories = ['Nigeria', 'Nigeria', 'Portugal', 'Nigeria'];

export const entries: readonly LogEntry[] = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  ip: `203.0.113.${9 + index}`,
  country: categories[index % 4],
  at: `2026-11-${String(20 - index).padStart(2, '0')}T09:14:00Z`,
}));

/** The current device, a new one, and two that the server can't name. */
export const withDevices: readonly LogEntry[] = entries.map((entry, index) => ({
  ...entry,
  device: ['Chrome on Windows', 'Firefox on Linux', 'Safari on iPhone'][index % 4],
  isThisDevice: index % 4 === 0,
  isNew: index === 1,
}));

export const logsArgs = {
  logs: {
    rows: { state: 'ready', data: entries },
    range: { page: 1, lastPage: 4, from: 1, to: 10, total: 38, end: 'continues', missing: 0 },
    onPageChange: fn(),
  },
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  now: Date.parse('2026-11-20T09:14:00Z'),
} satisfies LogsTabProps;
