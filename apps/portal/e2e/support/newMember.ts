import type { APIRequestContext } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import type { DemoMember, Sandbox } from './sandbox';

/** A member of the test's own, registered and verified through the API: nothing that happens to them is another test's. */
export async function newMember(request: APIRequestContext, sandbox: Sandbox): Promise<DemoMember> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/${path}`, { data });
    if (!answer.ok()) throw new Error(`/api/${path}: ${answer.status()} ${await answer.text()}`);
  };
  const countries = (await (await request.get('/api/country')).json()) as { data: { id: number }[] };
  const username = `m${randomBytes(6).toString('hex')}`;
  const password = `Own-${randomBytes(6).toString('hex')}`;
  await post('register', {
    ...{ name: 'Test Member', username, email: `${username}@mail.example`, phone: '2348012345678' },
    ...{ country: countries.data[0]?.id, password, spassword: '2580', is_checked: 1 },
    ...{ sponsor: 'leader', position: 'L' },
  });
  await post('resendotp', { username, from: 'verify-email' });
  await post('verify-email', { username, otp: await sandbox.code(username) });
  return { username, password, auth_type: 'otp' };
}
