import { installClock } from './support/clock';
import { expect, test } from './support/test';

test('a clock that is installed late still clears the timers of the page', async ({ page }) => {
  await page.goto('/login');
  const poll = await page.evaluateHandle(() => {
    const state = { times: 0, id: setInterval(() => (state.times += 1), 1) };
    return state;
  });
  await installClock(page);
  const later = await poll.evaluate(async (state) => {
    clearInterval(state.id);
    const cleared = state.times;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return state.times - cleared;
  });
  expect(later).toBe(0);
});
