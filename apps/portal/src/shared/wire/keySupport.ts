import { deviceStore, readKey, writeKey, type Store } from '../../session/owned/store';

/** Whether the back end carries out a repeated write once (D118). Only then may the portal say so. */
export interface KeySupport {
  isProven: () => boolean;
  /** Takes what an answer showed: whether it repeated the key of its own request. */
  note: (isRepeated: boolean) => void;
}

interface KeySupportOptions {
  /** The base of the calls. Another API of the same origin has a proof of its own. */
  apiUrl: string;
  /** The operator's setting: true vouches for the back end, false sends no keys, absent leaves it to the answers. */
  vouched?: boolean | undefined;
  store?: Store | undefined;
}

/** The newest answer counts, on this device, since a back end may change. */
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
