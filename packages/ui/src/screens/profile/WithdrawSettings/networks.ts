import type { AddressFit, Chain } from '../../../text/format/chainAddress';
import { profileMessages } from '../messages';

/** The offered networks (A §9). */
export type Network = 'USDT BEP20' | 'USDT TRC20';

export const selectChain: Record<Network, Chain> = { 'USDT BEP20': 'BEP20', 'USDT TRC20': 'TRC20' };

const other: Record<Chain, Chain> = { BEP20: 'TRC20', TRC20: 'BEP20' };

/** Why an address can't be saved for a network. Undefined for one that fits or has an unknown shape (D48). */
export function getFault(fit: AddressFit, chain: Chain): string | undefined {
  switch (fit) {
    case 'otherChain':
      return profileMessages.otherNetwork(other[chain], chain);
    case 'mistyped':
      return profileMessages.aCharacterOfThisAddress;
    case 'fits':
    case 'unknown':
      return undefined;
  }
}
