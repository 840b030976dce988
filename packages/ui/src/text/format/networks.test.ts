import { expect, it } from 'vitest';
import { selectChain, networkAlone } from './networks';

it.each([
  ['BEP20', 'BEP20'],
  ['USDT BEP20', 'BEP20'],
  ['USDT-TRC20', 'TRC20'],
  ['Trc-20', 'TRC20'],
  ['BSC (bep 20)', 'BEP20'],
  ['ERC20', undefined],
  ['TRC200', undefined],
  ['xBEP20', undefined],
  ['BEP20 or TRC20', undefined],
  ['', undefined],
])('%j is %s [A §9 Networks]', (network, chain) => expect(selectChain(network)).toBe(chain));

it.each([
  ['USDT BEP20', 'BEP20'],
  ['usdt  TRC20', 'TRC20'],
  ['BEP20', 'BEP20'],
  ['USDT', 'USDT'],
  ['USDTX', 'USDTX'],
  ['Send USDT BEP20', 'Send USDT BEP20'],
])('%j stands as %j behind the coin', (network, alone) => expect(networkAlone(network)).toBe(alone));
