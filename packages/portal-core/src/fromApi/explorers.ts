import { selectChain } from '@portal/ui/text/format/networks';
import type { Env } from './env';

/** A valid hash of either network (T10). */
const hashPattern = /^[A-Za-z0-9]{20,100}$/;

/** The explorer's address of a transaction; undefined without an explorer or a valid hash (D84). */
export function explorerLink(
  explorers: Env['explorers'],
  network: string | undefined,
  hash: string | undefined,
): string | undefined {
  const chain = network === undefined ? undefined : selectChain(network);
  const base = chain && { BEP20: explorers.bep20, TRC20: explorers.trc20 }[chain];
  return base !== undefined && hash !== undefined && hashPattern.test(hash) ? base + hash : undefined;
}
