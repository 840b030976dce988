import { selectChain } from '@portal/ui/text/format/networks';
import type { Env } from './env';

/** What a hash of either network can look like (T10). */
const hashPattern = /^[A-Za-z0-9]{20,100}$/;

/** Where a network's explorer shows a transaction; undefined without an explorer, and for what is no hash (D84). */
export function explorerLink(
  explorers: Env['explorers'],
  network: string | undefined,
  hash: string | undefined,
): string | undefined {
  const chain = network === undefined ? undefined : selectChain(network);
  const base = chain && { BEP20: explorers.bep20, TRC20: explorers.trc20 }[chain];
  return base !== undefined && hash !== undefined && hashPattern.test(hash) ? base + hash : undefined;
}
