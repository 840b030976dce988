import { moneyParts } from '../../../text/format/money';

/** Zero and above is a profit, in green. Below is a loss, in red (B §2). It uses the displayed value, rounded to `decimals`. */
export function profitTone(value: string | undefined, decimals: number): 'good' | 'bad' | 'plain' {
  const parts = moneyParts(value, { decimals, shown: true });
  if (!parts) return 'plain';
  return parts.sign === '−' ? 'bad' : 'good';
}
