import { maskMoney } from '../../text/format/maskMoney';
import { useAmountsHidden } from './useAmountsHidden';

const asItIs = (text: string) => text;

/** Masks obvious amounts in the server's texts about the member's own data, while amounts are hidden. */
export const useMoneyMask = (): ((text: string) => string) => (useAmountsHidden() ? maskMoney : asItIs);
