import { createContext, useContext, useSyncExternalStore } from 'react';
import { areAmountsHidden, watchAmounts } from '../../text/format/hiddenAmounts';

/**
 * True around what shows its amounts even while they are hidden: what a member is about to confirm, a price list, and a
 * paper that was asked for.
 */
export const AmountsShown = createContext(false);

const never = () => false;

/** Whether amounts are hidden here. Whoever asks is drawn again when that changes. */
export function useAmountsHidden(): boolean {
  const hidden = useSyncExternalStore(watchAmounts, areAmountsHidden, never);
  return !useContext(AmountsShown) && hidden;
}
