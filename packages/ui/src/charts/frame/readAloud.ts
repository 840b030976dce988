import { chartMessages } from '../messages';
import type { Reading } from './Readout';

/** A reading for the live region: `November 2026: Sum $1,440.20, Referral $630.00`. */
export function readAloud(reading: Reading | undefined): string {
  if (!reading) return '';
  const { title, lines, sum } = reading;
  const parts = [...(sum ? [sum] : []), ...lines];
  return `${title}: ${parts.map(({ label, value }) => chartMessages.value(label, value)).join(', ')}`;
}
