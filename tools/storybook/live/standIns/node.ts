import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Buffer } from 'buffer';

// What the sandbox takes of Node, and of packages that need it, in a page.

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
  const hasher = {
    update: (data: string | Uint8Array) => {
      made.update(toBytes(data));
      return hasher;
    },
    digest: (encoding: 'hex') => Buffer.from(made.digest()).toString(encoding),
  };
  return hasher;
}

/** Timing attacks are impossible inside the page. */
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.every((byte, index) => byte === other[index]);

export const randomUUID = (): string => crypto.randomUUID();

/** A page has no files. The build includes the contract and the migrations. */
const noFile = (): never => {
  throw new Error('There are no files in a page.');
};

export const existsSync = (): boolean => false;
export const readFileSync = noFile;
export const fileURLToPath = (url: string | URL): string => String(url);

/** Node's count of processors. */
export const availableParallelism = (): number => navigator.hardwareConcurrency;

/** Node's promise-based timer. */
export const setTimeout = (ms: number, value?: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    globalThis.setTimeout(resolve, ms, value);
  });

/** Compares answers, which are JSON. */
export const isDeepStrictEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Lets other tasks of the page run first. */
export const setImmediate = (): Promise<unknown> => setTimeout(0);

// Demo members in a page need no slow hash. The sandbox's own tests cover hashing.
const marked = (secret: string) => `$live$${bytesToHex(sha256(utf8ToBytes(secret)))}`;

export const hash = (secret: string): Promise<string> => Promise.resolve(marked(secret));

export const verify = (stored: string, secret: string): Promise<boolean> =>
  Promise.resolve(stored === marked(secret));

// The live portal is never at the domain of its passkeys, so it offers none and calls nothing of this.
const noPasskeys = () => Promise.reject(new Error('no passkeys here'));

export {
  noPasskeys as generateAuthenticationOptions,
  noPasskeys as generateRegistrationOptions,
  noPasskeys as verifyAuthenticationResponse,
  noPasskeys as verifyRegistrationResponse,
};
