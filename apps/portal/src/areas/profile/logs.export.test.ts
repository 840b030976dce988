import { expect, test } from 'vitest';
import { readFile } from '@portal/portal-core/exports/readFile.fixtures';
import { logsExport } from './logs.export';

const page = (current_page: number, ...ips: string[]) => ({
  ...{ status: true, current_page, last_page: 2, per_page: 100, total: 3 },
  data: ips.map((ip) => ({
    ip,
    country: 'Nigeria',
    device: 'Chrome on Windows',
    created_at: '2026-11-20T09:14:00Z',
  })),
});

test('the file of the sign-ins has every page and every column of its list (A §9)', async () => {
  const { calls, rows, titles, cells } = await readFile(logsExport, {
    'GET /logs?page=1&per_page=100': page(1, '203.0.113.9', '203.0.113.10'),
    'GET /logs?page=2&per_page=100': page(2, '203.0.113.9'),
  });
  expect(calls).toHaveLength(2);
  expect(rows.map(({ ip }) => ip)).toEqual(['203.0.113.9', '203.0.113.10', '203.0.113.9']);
  expect(titles).toEqual(['Time', 'IP address', 'Country', 'Device']);
  expect(cells[0]).toEqual([...['2026-11-20 09:14:00', '203.0.113.9', 'Nigeria', 'Chrome on Windows']]);
});
