import type { LiveStatus } from '@portal/ui/screens/subscriptions';
import { parseText } from '@portal/portal-core/fromApi/parse';

const words: Readonly<Record<string, LiveStatus>> = {
  '0': 'expired',
  expired: 'expired',
  '1': 'active',
  active: 'active',
  '2': 'cancelled',
  cancelled: 'cancelled',
  '3': 'requested',
  'cancellation requested': 'requested',
};

/** The status of B §4 from a number, a text or a word; undefined for anything else. */
export function toLiveStatus(value: unknown): LiveStatus | undefined {
  const word = parseText(value)?.toLowerCase() ?? '';
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** Whether a bot is Active: 1 is, anything else is InActive (B §4). */
export const isActive = (value: unknown): boolean => value === true || toLiveStatus(value) === 'active';
