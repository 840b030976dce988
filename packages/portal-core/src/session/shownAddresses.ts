import { getFingerprint } from './fingerprint';
import { deviceStore, readEntries, writeKey, type Store } from './owned/store';

/** What this device remembers of a deposit address. Times are milliseconds since 1970. */
export interface AddressMemory {
  /** When this device last showed the same address, or first showed this one in place of another. */
  at: number;
  changed: boolean;
}

const mostMethods = 20;
const longest = 4096;
/** A change stays on the screen this long, so that opening the page again doesn't hide it. */
const changeShown = 30 * 86_400_000;

/** `changed` is 0 for an address that replaced none. */
type Entry = [method: string, digest: string, seen: number, changed: number];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((one, at) => typeof one === (at < 2 ? 'string' : 'number'));

const readShown = (username: string, store: Store | undefined) =>
  readEntries(store, getKey(username), longest, isEntry);

const getKey = (username: string) => `shown_addresses_${getFingerprint(username.toLowerCase())}` as const;

/** A digest, because on a chain anyone could look up the deposits of an address (T36). Undefined without HTTPS. */
async function digest(text: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  const bytes = await subtle?.digest('SHA-256', new TextEncoder().encode(text)).catch(() => undefined);
  return bytes && Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Shown {
  username: string;
  methodId: string;
  address: string;
  now: number;
}

/** Whether this device has shown an address of a method before. */
export const hasShownAddress = (
  { username, methodId }: Pick<Shown, 'username' | 'methodId'>,
  store: Store | undefined = deviceStore(),
): boolean => readShown(username, store).some(([method]) => method === methodId);

/**
 * Notes that an address is on the screen, and returns what this device remembers of it. Undefined on the first visit and
 * where nothing can be kept.
 */
export async function noteShownAddress(
  { username, methodId, address, now }: Shown,
  store: Store | undefined = deviceStore(),
): Promise<AddressMemory | undefined> {
  const current = await digest(`${username.toLowerCase()} ${methodId} ${address}`);
  if (current === undefined) return undefined;
  const entries = readShown(username, store);
  const [, known, seen = 0, changed = 0] = entries.find(([method]) => method === methodId) ?? [];
  const isSame = known === current;
  const replaced = known !== undefined && !isSame ? now : now - changed < changeShown ? changed : 0;
  const entry: Entry = [methodId, current, now, replaced];
  const others = entries.filter(([method]) => method !== methodId);
  writeKey(store, getKey(username), JSON.stringify([entry, ...others].slice(0, mostMethods)));
  if (known === undefined) return undefined;
  return replaced > 0 ? { at: replaced, changed: true } : { at: seen, changed: false };
}
