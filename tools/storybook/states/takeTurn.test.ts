import { expect, it } from 'vitest';
import { takeTurn } from './takeTurn';

it('lets one begin after another, without those who left before, however often one leaves', async () => {
  const begun: string[] = [];
  const leave = new Map(['a', 'b', 'c', 'd'].map((name) => [name, takeTurn(() => begun.push(name))]));
  await expect.poll(() => begun).toEqual(['a']);
  leave.get('b')?.();
  leave.get('a')?.();
  leave.get('a')?.();
  await expect.poll(() => begun).toEqual(['a', 'c']);
  leave.get('c')?.();
  await expect.poll(() => begun).toEqual(['a', 'c', 'd']);
});
