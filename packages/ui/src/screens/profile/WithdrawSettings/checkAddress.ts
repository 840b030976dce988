import { fitOfAddress, type AddressFit, type Chain } from '../../../text/format/chainAddress';
import { errorTexts } from '../../../text/messages';
import { profileMessages } from '../messages';

/** The offered networks (A §9). */
export type Network = 'USDT BEP20' | 'USDT TRC20';

const chains: Record<Network, Chain> = { 'USDT BEP20': 'BEP20', 'USDT TRC20': 'TRC20' };

const other: Record<Chain, Chain> = { BEP20: 'TRC20', TRC20: 'BEP20' };

/** Why an address can't be saved for a network. Undefined for one that fits or has an unknown shape (D48). */
function getFault(fit: AddressFit, chain: Chain): string | undefined {
  switch (fit) {
    case 'otherChain':
      return profileMessages.otherNetwork({ detected: other[chain], selected: chain });
    case 'mistyped':
      return profileMessages.mistypedAddress;
    case 'fits':
    case 'unknown':
      return undefined;
  }
}

/** The form's values. An empty field is ''. */
export interface AddressValues {
  network: Network | '';
  address: string;
}

export const noAddress: AddressValues = { network: '', address: '' };

export const isNetwork = (network: string): network is Network => Object.hasOwn(chains, network);

/** Errors that prevent saving an address, by field (A §5, D48). */
export function checkAddress({
  network,
  address,
}: AddressValues): Partial<Record<keyof AddressValues, string>> {
  const errors: Partial<Record<keyof AddressValues, string>> = {};
  if (!isNetwork(network)) errors.network = errorTexts.fieldRequired;
  if (address === '') errors.address = errorTexts.fieldRequired;
  else if (isNetwork(network)) {
    const fault = getFault(fitOfAddress(address, chains[network]), chains[network]);
    if (fault) errors.address = fault;
  }
  return errors;
}

/** Whether the shape of the address is unknown. It can then be saved, after a warning. */
export const isUnknown = ({ network, address }: AddressValues): boolean =>
  isNetwork(network) && address !== '' && fitOfAddress(address, chains[network]) === 'unknown';

/** Whether shape and checksum match the network. */
export const isAddressValid = ({ network, address }: AddressValues): boolean =>
  isNetwork(network) && fitOfAddress(address, chains[network]) === 'fits';
