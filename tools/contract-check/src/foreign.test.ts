import { loadBundle } from '@portal/contract/bundle';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ForeignServer,
  seeded,
  switches,
  type Settings,
  type SwitchName,
} from '../../foreign-server/src/index';
import { backEndAt } from './backEnd';
import { checkBackEnd } from './check';
import { signIn } from './signIn';

const bundle = loadBundle();
let server: ForeignServer;
afterEach(() => server.close());

async function check(on: Settings): Promise<string[]> {
  server = new ForeignServer({ on });
  const backEnd = backEndAt(await server.listen());
  const member = { ...seeded.rich, readCode: () => Promise.resolve('') };
  const { token, findings } = await signIn(backEnd, member);
  const options = { origin: 'http://portal.example', writes: true };
  const checked = await checkBackEnd(backEnd, bundle, { username: member.username, token }, options);
  return [...findings, ...checked.findings].map(({ verdict, about, note }) => `${verdict}: ${about} ${note}`);
}
it('prints', async () => {
  for (const { name } of switches) console.log(name, Date.now());
  const t = Date.now();
  const lines = await check({});
  console.log(
    Date.now() - t,
    lines.filter((l) => l.startsWith('lost')),
  );
});
