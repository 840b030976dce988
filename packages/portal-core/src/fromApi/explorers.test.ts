import { expect, test } from 'vitest';
import { explorerLink } from './explorers';

const explorers = { bep20: 'https://bep.example/tx/', trc20: 'https://trc.example/#/transaction/' };
const hash = '9c1185a5c5e9fc54612808977ee8f548b2258d31';

test('a hash is looked up where its network is (D84) [B §2 Withdraw History, B §7]', () => {
  expect(explorerLink(explorers, 'USDT BEP20', hash)).toBe(`https://bep.example/tx/${hash}`);
  expect(explorerLink(explorers, 'TRC20', `0x${hash}`)).toBe(`https://trc.example/#/transaction/0x${hash}`);
});

test('there is no link without an explorer, a network or a hash [B §2 Withdraw History, B §7]', () => {
  expect(explorerLink({}, 'BEP20', hash)).toBeUndefined();
  expect(explorerLink({ trc20: explorers.trc20 }, 'BEP20', hash)).toBeUndefined();
  for (const network of [undefined, '', 'Bank', 'BEP20 or TRC20', '__proto__'])
    expect(explorerLink(explorers, network, hash)).toBeUndefined();
  expect(explorerLink(explorers, 'BEP20', undefined)).toBeUndefined();
});

test.each([
  '',
  'short',
  'x'.repeat(101),
  `../${hash}`,
  `${hash}?next=//evil.example`,
  `${hash}#x`,
  `${hash}/..`,
  `javascript:alert(1)//${hash}`,
  `${hash}\u202e`,
  `${hash} `,
])('%j enters no link (T10)', (value) => {
  expect(explorerLink(explorers, 'BEP20', value)).toBeUndefined();
});
