import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer } from 'buffer';

const base64url = (bytes: Buffer) =>
  bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Random bytes with the sandbox's `toString` encodings. */
export function randomBytes(length: number) {
  const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(length)));
  const plain = bytes.toString.bind(bytes);
  bytes.toString = (encoding) => ((encoding as string) === 'base64url' ? base64url(bytes) : plain(encoding));
  return bytes;
}

export function randomInt(least: number, below?: number): number {
  const [from, to] = below === undefined ? [0, least] : [least, below];
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return from + (random % (to - from));
}

const toBytes = (data: string | Uint8Array) =>
  typeof data === 'string' ? new TextEncoder().encode(data) : data;

/** Only SHA-256 is used. */
export const createHash = (_name: 'sha256') => hashing(sha256.create());

export const createHmac = (_name: 'sha256', key: string) => hashing(hmac.create(sha256, toBytes(key)));

function hashing(made: { update: (data: Uint8Array) => unknown; digest: () => Uint8Array }) {
  const hash = {
    update: (data: string | Uint8Array) => {
      made.update(toBytes(data));
      return hash;
    },
    digest: (encoding: 'hex') => Buffer.from(made.digest()).toString(encoding),
  };
  return hash;
}

/** Timing attacks are impossible inside the page. */
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.every((byte, index) => byte === other[index]);

export const randomUUID = (): string => crypto.randomUUID();
