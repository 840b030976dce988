import type { Remote } from '../../../remote';
import { fitOfAddress } from '../../../text/format/chainAddress';
import { selectChain } from '../../../text/format/networks';

/** A payment method (A §3). */
export interface PaymentMethod {
  id: string;
  name: string;
  /** The network of its addresses. Absent for a bank, whose deposits are reported (D53). */
  network?: string | undefined;
  /** Rupees for one dollar as decimal text. A conversion is shown only with a rate (D53). */
  rate?: string | undefined;
  /** The least deposit that is credited, USD as decimal text. Absent without a minimum. */
  least?: string | undefined;
}

/** The member's own address for a method. */
export interface MethodAddress {
  /** The method of this address. Under another method it would send the money to another network. */
  methodId: string;
  /** The unchecked address from the server. Absent for a method without one. */
  address?: string | undefined;
  /** What this device remembers of it. Absent on its first visit, and where it keeps nothing. */
  known?:
    | { changed: boolean; /** ISO date-time of the last visit, or of the change. */ at: string }
    | undefined;
}

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

/** Without a network or an address there is no payment target, so the member reports a bank payment (D53). */
export const needsReport = ({ id, network }: PaymentMethod, address: Remote<MethodAddress>): boolean =>
  network === undefined ||
  (address.state === 'ready' && address.data.methodId === id && address.data.address === undefined);
