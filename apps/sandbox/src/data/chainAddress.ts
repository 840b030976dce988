import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** The networks of withdrawals (A §9). */
export type Network = 'USDT BEP20' | 'USDT TRC20';

const base58check = createBase58check(sha256);
/** Every TRON address begins with this byte, which encodes to a leading T. */
const tronPrefix = 0x41;

/** An address of the network with a valid shape and checksum, always the same for the same owner. */
export function chainAddress(network: string, owner: string): string {
  const account = sha256(utf8ToBytes(`${network}/${owner}`)).subarray(0, 20);
  return network.includes('TRC20')
    ? base58check.encode(Uint8Array.of(tronPrefix, ...account))
    : `0x${bytesToHex(account)}`;
}

/** Whether a text is an address of the network with a correct checksum, if it has one (D48). */
export const isChainAddress = (network: Network, address: string): boolean =>
  network === 'USDT TRC20' ? isTronAddress(address) : isEvmAddress(address);

/** Money sent to the zero account is lost, so it is not accepted as an address. */
const isSomebody = (account: Uint8Array) => account.some((byte) => byte !== 0);

/** Base58Check over the prefix and 20 bytes: T and 33 characters. */
function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  try {
    const [prefix, ...account] = base58check.decode(address);
    return prefix === tronPrefix && account.length === 20 && isSomebody(Uint8Array.from(account));
  } catch {
    return false;
  }
}

/** 0x and 40 hexadecimal digits. Mixed case is a checksum (EIP-55). */
function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address) || /^0x0+$/.test(address)) return false;
  const digits = address.slice(2);
  const plain = digits.toLowerCase();
  if (digits === plain || digits === plain.toUpperCase()) return true;
  const marks = bytesToHex(keccak_256(utf8ToBytes(plain)));
  return plain.split('').every((digit, index) => {
    const isUpper = Number.parseInt(marks.charAt(index), 16) >= 8;
    return digits.charAt(index) === (isUpper ? digit.toUpperCase() : digit);
  });
}
