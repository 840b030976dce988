import { fitOfAddress } from '../../../../text/format/chainAddress';
import { selectChain } from '../../../../text/format/networks';

/** What may be an address on a network that this portal does not know. */
const plausible = /^[A-Za-z0-9][A-Za-z0-9:_.-]{18,126}[A-Za-z0-9]$/;

/**
 * Whether money may be sent to an address on a network: only where its shape and checksum are that network's. An
 * address that is wrongly shown as payable costs the member the money (D48, T24).
 */
export function isPayable(address: string, network: string): boolean {
  const chain = selectChain(network);
  return chain === undefined ? plausible.test(address) : fitOfAddress(address, chain) === 'fits';
}
