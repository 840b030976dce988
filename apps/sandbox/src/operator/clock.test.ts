import { expect, test } from 'vitest';
import { utcText } from '../api/utcText';
import { testNow, testServer } from '../testing/testServer';
import { asOperator } from '../testing/portalClient';
import { twoProcesses } from '../testing/processes/twoProcesses';

const app = await twoProcesses(await testServer());

const advance = async (seconds: number) => {
  const payload = { advance_seconds: seconds };
  const answer = await app.inject({ method: 'POST', url: '/sandbox/clock', payload, headers: asOperator });
  expect(answer.statusCode, answer.body).toBe(200);
};

/** The hour on the operator's page of the current process. */
const hour = async () =>
  /Clock: ([^<]+?)\s*</.exec(
    (await app.inject({ method: 'GET', url: '/sandbox', headers: asOperator })).body,
  )?.[1];

const after = (seconds: number) => utcText(new Date(Date.parse(testNow) + seconds * 1000));

test('all processes share the operator’s clock', async () => {
  expect([await hour(), await hour()]).toEqual([after(0), after(0)]);
  await advance(3600);
  expect([await hour(), await hour()]).toEqual([after(3600), after(3600)]);
  await advance(60);
  expect([await hour(), await hour()]).toEqual([after(3660), after(3660)]);
});

test('simultaneous moves of the clock all count', async () => {
  await Promise.all(Array.from({ length: 10 }, () => advance(60)));
  expect([await hour(), await hour()]).toEqual([after(4260), after(4260)]);
});
