import { moneyParts } from '../../../text/format/money';

/** Zero and above is a profit, green; below is a loss, red (B §2); as it is shown, with `places`. */
export function profitTone(value: string | undefined, places: number): 'good' | 'bad' | 'plain' {
  const parts = moneyParts(value, { places });
  if (!parts) return 'plain';
  return parts.sign === '−' ? 'bad' : 'good';
}
