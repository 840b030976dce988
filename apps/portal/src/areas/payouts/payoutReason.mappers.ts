import type { Payout } from '@portal/ui/screens/payouts';
import type { ApiRow } from '@portal/portal-core/fromApi/answer';
import {
  parseCount,
  parseFields,
  parseMoney,
  parsePlainText,
  parseText,
} from '@portal/portal-core/fromApi/parse';

type Reason = NonNullable<Payout['why']>;

/** In characters. */
const longestName = 200;

/** A percentage without trailing zeros: '1.1250' is '1.125'. */
function parseRate(value: unknown): string | undefined {
  const text = parseText(value) ?? '';
  if (!/^\d{1,4}(\.\d{1,6})?$/.test(text)) return undefined;
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** What a bonus was calculated from; undefined where the server sends nothing readable (D113). */
export function toPayoutReason({ why }: ApiRow<'/payouts'>): Reason | undefined {
  const { base, rate, level, pair, purchase } = parseFields(why);
  const reason: Reason = {
    base: parseMoney(base),
    rate: parseRate(rate),
    level: parseCount(level) || undefined,
    pair: parseCount(pair) || undefined,
    purchase: parsePlainText(purchase, longestName) || undefined,
  };
  return Object.values(reason).some((part) => part !== undefined) ? reason : undefined;
}
