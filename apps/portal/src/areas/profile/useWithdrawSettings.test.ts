import { expect, test, vi } from 'vitest';
import { refused } from '@portal/portal-core/calls/outcome.fixtures';
import { saveDestination } from './useWithdrawSettings';

const done = { data: {} };

test.each([
  [undefined, ['type crypto', 'saved']],
  ['bank', ['type crypto', 'saved']],
  ['crypto', ['saved']],
])('the type is set first where it differs [A §5 Withdraw settings]', async (stored, steps) => {
  const taken: string[] = [];
  const answer = await saveDestination({
    stored,
    setType: (type) => Promise.resolve(done).finally(() => taken.push(`type ${type}`)),
    save: () => Promise.resolve(done).finally(() => taken.push('saved')),
  });
  expect(taken).toEqual(steps);
  expect(answer).toBe(done);
});

test('a type that is refused saves nothing [A §5 Withdraw settings]', async () => {
  const error = refused({}, { message: 'Not today.' });
  const save = vi.fn(() => Promise.resolve(done));
  const answer = await saveDestination({ stored: 'bank', setType: () => Promise.resolve({ error }), save });
  expect(answer).toEqual({ error });
  expect(save).not.toHaveBeenCalled();
});
