import { createContext, useContext, useSyncExternalStore } from 'react';
import { areAmountsHidden, watchAmounts } from '../../text/format/hiddenAmounts';
import { maskMoney } from '../../text/format/maskMoney';

const asItIs = (text: string) => text;

/** Masks obvious amounts in the server's texts about the member's own data, while amounts are hidden. */
export const useMoneyMask = (): ((text: string) => string) => (useAmountsHidden() ? maskMoney : asItIs);

/**
 * True for content that shows amounts even while they are hidden: a confirmation, a price list, and a
 * requested document.
 */
export const AmountsShown = createContext(false);

const never = () => false;

/** Whether amounts are hidden here. Rerenders the caller on a change. */
export function useAmountsHidden(): boolean {
  const hidden = useSyncExternalStore(watchAmounts, areAmountsHidden, never);
  return !useContext(AmountsShown) && hidden;
}
