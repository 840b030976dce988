import type { Chain } from './chainAddress';

const names: Record<Chain, string> = { BEP20: 'BNB Smart Chain', TRC20: 'TRON' };

/** The chain in a server's name for a network: 'USDT BEP20', 'Trc-20'. Undefined if it names neither or both. */
export function chainOf(network: string): Chain | undefined {
  const named = (['BEP20', 'TRC20'] as const).filter((chain) =>
    new RegExp(`(?<![a-z0-9])${chain.slice(0, 3)}[ -]?20(?![0-9])`, 'i').test(network),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** The name that wallets use for a chain. */
export const chainName = (chain: Chain): string => names[chain];

/** A network without the coin before it, as in 'Send only USDT on {network}': `USDT BEP20` → `BEP20`. */
export const networkAlone = (network: string): string => network.replace(/^USDT\s+(?=\S)/i, '');
