import { useEffect, useState } from 'react';
import { chooseGlobals, useGlobals } from './useGlobals';
import { fromAddress, toAddress } from './addressText';

/** The pause in typing, in ms, before the text is written to the address. */
const pause = 250;

/**
 * A page's choice in the address, like the toolbar's: `&globals=search:Insufficient Balance`. The name is one of
 * `initialGlobals` in .storybook/toolbar.ts.
 */
export function useAddressed(name: 'search' | 'area' | 'kind'): [string, (value: string) => void] {
  const addressed = fromAddress(useGlobals()[name]);
  const [own, setOwn] = useState<string>();
  useEffect(
    function write() {
      if (own === undefined || own === addressed) return;
      const later = setTimeout(() => chooseGlobals({ [name]: toAddress(own) }), pause);
      return () => clearTimeout(later);
    },
    [name, own, addressed],
  );
  return [own ?? addressed, setOwn];
}
