import { deviceStore, readKey, writeKey, type Store } from '../session/owned/store';

/** Whether the back end runs a repeated write only once (D118). Texts may promise it only then. */
export interface KeySupport {
  isProven: () => boolean;
  /** Records whether an answer repeated its request's key. */
  note: (isRepeated: boolean) => void;
}

interface KeySupportOptions {
  /** The base of the calls. Another API of the same origin has its own record. */
  apiUrl: string;
  /** The operator's setting: true guarantees support, false sends no keys, absent relies on the answers. */
  vouched?: boolean | undefined;
  store?: Store | undefined;
}

/** The newest answer on this device counts, because a back end may change. */
export function createKeySupport({ apiUrl, vouched, store = deviceStore() }: KeySupportOptions): KeySupport {
  let noted: boolean | undefined;
  const isNoted = () => noted ?? readKey(store, 'keys_proven') === apiUrl;
  return {
    isProven: () => vouched ?? isNoted(),
    note: (isRepeated) => {
      if (vouched === undefined && isRepeated !== isNoted())
        writeKey(store, 'keys_proven', isRepeated ? apiUrl : null);
      noted = isRepeated;
    },
  };
}
