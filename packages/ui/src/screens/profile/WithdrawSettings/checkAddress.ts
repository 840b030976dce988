import { fitOfAddress } from '../../../text/format/chainAddress';
import { errorTexts } from '../../../text/messages';
import { selectChain, getFault, type Network } from './networks';

/** The form's values. An empty field is ''. */
export interface AddressValues {
  network: Network | '';
  address: string;
}

export const noAddress: AddressValues = { network: '', address: '' };

export const isNetwork = (network: string): network is Network => Object.hasOwn(selectChain, network);

/** Errors that prevent saving an address, by field (A §5, D48). */
export function checkAddress({
  network,
  address,
}: AddressValues): Partial<Record<keyof AddressValues, string>> {
  const errors: Partial<Record<keyof AddressValues, string>> = {};
  if (!isNetwork(network)) errors.network = errorTexts.fieldRequired;
  if (address === '') errors.address = errorTexts.fieldRequired;
  else if (isNetwork(network)) {
    const fault = getFault(fitOfAddress(address, selectChain[network]), selectChain[network]);
    if (fault) errors.address = fault;
  }
  return errors;
}

/** Whether the shape of the address is unknown. It can then be saved, after a warning. */
export const isUnknown = ({ network, address }: AddressValues): boolean =>
  isNetwork(network) && address !== '' && fitOfAddress(address, selectChain[network]) === 'unknown';

/** Whether shape and checksum match the network. */
export const fits = ({ network, address }: AddressValues): boolean =>
  isNetwork(network) && fitOfAddress(address, selectChain[network]) === 'fits';
