import { readKey, writeKey, type Store } from '../../session/storage';

/** Whether the back end carries out a repeated write once (D118). Only then may the portal say so. */
export interface KeyProof {
  isProven: () => boolean;
  /** Takes what an answer showed: whether it repeated the key of its own request. */
  note: (isRepeated: boolean) => void;
}

interface KeyProofOptions {
  /** The base of the calls. Another API of the same origin has a proof of its own. */
  apiUrl: string;
  /** The operator's setting: true vouches for the back end, false sends no keys, absent leaves it to the answers. */
  vouched?: boolean | undefined;
  store?: Store | undefined;
}

/** The device's own storage, or undefined where even naming it is forbidden. */
function deviceStore(): Store | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The newest answer counts, on this device, since a back end may change. */
export function createKeyProof({ apiUrl, vouched, store = deviceStore() }: KeyProofOptions): KeyProof {
  const name = `keys_proven_${apiUrl}`;
  let noted: boolean | undefined;
  const isNoted = () => noted ?? readKey(store, name) === 'yes';
  return {
    isProven: () => vouched ?? isNoted(),
    note: (isRepeated) => {
      if (vouched === undefined && isRepeated !== isNoted()) writeKey(store, name, isRepeated ? 'yes' : null);
      noted = isRepeated;
    },
  };
}
