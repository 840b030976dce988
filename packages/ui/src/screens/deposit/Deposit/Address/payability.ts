import { fitOfAddress } from '../../../../text/format/chainAddress';
import { selectChain } from '../../../../text/format/networks';

/** A plausible address on a network that this portal does not know. */
const plausible = /^[A-Za-z0-9][A-Za-z0-9:_.-]{18,126}[A-Za-z0-9]$/;

/**
 * Whether an address is payable on a network: its shape and checksum must match. A wrong payable address costs the
 * member the money (D48, T24).
 */
export function isPayable(address: string, network: string): boolean {
  const chain = selectChain(network);
  return chain === undefined ? plausible.test(address) : fitOfAddress(address, chain) === 'fits';
}
