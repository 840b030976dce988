import { expect, test } from 'vitest';
import { testNow, testServer } from '../testing/testServer';
import { twoProcesses } from '../testing/processes/twoProcesses';

const door = await twoProcesses(await testServer());

/** Tells the process whose turn it is; answers the hour that it then has. */
async function advance(seconds: number): Promise<string> {
  const { statusCode, body } = await door.inject({
    method: 'POST',
    url: '/sandbox/clock',
    payload: { advance_seconds: seconds },
    headers: {},
  });
  expect(statusCode, body).toBe(200);
  return (JSON.parse(body) as { now: string }).now;
}

const after = (seconds: number) => new Date(Date.parse(testNow) + seconds * 1000).toISOString();

test('the operator’s clock is one, whichever process is told and whichever is asked', async () => {
  expect(await advance(0)).toBe(testNow);
  expect(await advance(3600)).toBe(after(3600));
  expect([await advance(0), await advance(0)]).toEqual([after(3600), after(3600)]);
});

test('moves of the clock that come at once all count', async () => {
  await Promise.all(Array.from({ length: 10 }, () => advance(60)));
  expect([await advance(0), await advance(0)]).toEqual([after(4200), after(4200)]);
});
