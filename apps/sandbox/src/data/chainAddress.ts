import { createHash } from 'node:crypto';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** An address of the network, shaped and checksummed as real ones are, always the same for the same owner. */
export function chainAddress(network: string, owner: string): string {
  const account = sha256(Buffer.from(`${network}/${owner}`)).subarray(0, 20);
  return network.includes('TRC20') ? tronAddress(account) : `0x${account.toString('hex')}`;
}

/** Base58Check over the prefix 0x41: T and 33 characters (D48). */
function tronAddress(account: Uint8Array): string {
  const payload = Buffer.concat([Buffer.from([0x41]), account]);
  const checksum = sha256(sha256(payload)).subarray(0, 4);
  let value = BigInt(`0x${Buffer.concat([payload, checksum]).toString('hex')}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = base58.charAt(Number(value % 58n)) + text;
  return text;
}
