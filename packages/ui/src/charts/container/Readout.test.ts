import { expect, it } from 'vitest';
import { readAloud } from './Readout';

it('reads a title, the total and each value', () => {
  const lines = [
    { label: 'ROI', value: '$270.00' },
    { label: 'Referral', value: '$630.00' },
  ];
  const reading = { title: 'Nov 2026', lines, sum: { label: 'Total', value: '$900.00' } };
  expect(readAloud(reading)).toBe('Nov 2026: Total $900.00, ROI $270.00, Referral $630.00');
  expect(readAloud({ ...reading, sum: undefined })).toBe('Nov 2026: ROI $270.00, Referral $630.00');
  expect(readAloud(undefined)).toBe('');
});
