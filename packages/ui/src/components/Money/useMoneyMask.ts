import { maskMoney } from '../../text/format/maskMoney';
import { useAmountsHidden } from './useAmountsHidden';

const asItIs = (text: string) => text;

/** Masks what is plainly money in somebody else's words about the member's own things, while amounts are hidden. */
export const useMoneyMask = (): ((text: string) => string) => (useAmountsHidden() ? maskMoney : asItIs);
