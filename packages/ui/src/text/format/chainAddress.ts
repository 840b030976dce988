import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The networks for USDT payouts (A §9). */
export type Chain = 'BEP20' | 'TRC20';

/**
 * How well an address fits its intended network (D48).
 * - `fits`: shape and checksum are that network's.
 * - `mistyped`: it has the network's shape, but a wrong character, because the checksum does not match.
 * - `otherChain`: it is an address of the other network. Money sent there is lost.
 * - `unknown`: it has no known shape.
 */
export type AddressFit = 'fits' | 'mistyped' | 'otherChain' | 'unknown';

const shapes: Record<Chain, RegExp> = {
  BEP20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};

/**
 * Checks an address before it is locked for good, with the checksums of EIP-55 and Base58Check. Never throws.
 */
export function fitOfAddress(address: string, chain: Chain): AddressFit {
  const shape = (['BEP20', 'TRC20'] as const).find((one) => shapes[one].test(address));
  if (shape === undefined) return 'unknown';
  if (shape !== chain) return 'otherChain';
  const isWhole = shape === 'BEP20' ? keepsEip55(address) : keepsBase58Check(address);
  return isWhole ? 'fits' : 'mistyped';
}

/** An address in a single case has no checksum. */
function keepsEip55(address: string): boolean {
  const digits = address.slice(2);
  const plain = digits.toLowerCase();
  if (digits === plain || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(plain)));
  return Array.from(digits).every((digit, index) => {
    const isUpper = Number.parseInt(hash.charAt(index), 16) >= 8;
    return digit === (isUpper ? digit.toUpperCase() : digit.toLowerCase());
  });
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The first byte of every TRON address. */
const tronPrefix = '41';

/** The address has 25 bytes: prefix, account, and the first four bytes of a double SHA-256 over both. */
function keepsBase58Check(address: string): boolean {
  let value = 0n;
  for (const character of address) value = value * 58n + BigInt(base58.indexOf(character));
  const hex = value.toString(16);
  if (hex.length !== 50 || !hex.startsWith(tronPrefix)) return false;
  const payload = Uint8Array.from(hex.slice(0, 42).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return bytesToHex(sha256(sha256(payload))).startsWith(hex.slice(42));
}
