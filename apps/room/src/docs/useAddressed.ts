import { useEffect, useState } from 'react';
import { chooseGlobals, useGlobals } from './useGlobals';
import { fromAddress, toAddress } from './addressText';

/** So long nobody types on before what was typed goes into the address, in ms. */
const pause = 250;

/**
 * A page's choice that stands in the address, as the toolbar's do: `&globals=search:Insufficient Balance`. The name is one of
 * `initialGlobals` in .storybook/toolbar.ts.
 */
export function useAddressed(name: 'search' | 'area' | 'kind' | 'since'): [string, (value: string) => void] {
  const said = fromAddress(useGlobals()[name]);
  const [own, setOwn] = useState<string>();
  useEffect(
    function write() {
      if (own === undefined || own === said) return;
      const later = setTimeout(() => chooseGlobals({ [name]: toAddress(own) }), pause);
      return () => clearTimeout(later);
    },
    [name, own, said],
  );
  return [own ?? said, setOwn];
}
