import type { Chain } from './chainAddress';

/** The chain in a server's network name: 'USDT BEP20', 'Trc-20'. Undefined if it contains neither or both. */
export function selectChain(network: string): Chain | undefined {
  const named = (['BEP20', 'TRC20'] as const).filter((chain) =>
    new RegExp(`(?<![a-z0-9])${chain.slice(0, 3)}[ -]?20(?![0-9])`, 'i').test(network),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** A network without its coin, as in 'Send only USDT on {network}': `USDT BEP20` → `BEP20`. */
export const networkAlone = (network: string): string => network.replace(/^USDT\s+(?=\S)/i, '');
