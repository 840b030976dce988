import { expect, test } from 'vitest';
import { subscriptionDetailMessages } from '../messages';
import { toBotDetail } from './botDetail';
import { bots } from './BotHistoryScreen.fixtures';

const [bot] = bots;

// Proves: subscriptionDetailMessages.botMeaning.inactive
test('an inactive bot has ended', () =>
  expect(toBotDetail({ ...bot!, status: 'inactive' }).meaning).toBe(
    subscriptionDetailMessages.botMeaning.inactive,
  ));

// Proves: subscriptionDetailMessages.botMeaning.active
test.each([
  ['2027-09-02T08:30:00Z', 'active'],
  [undefined, 'activeWithoutEnd'],
  ['soon', 'activeWithoutEnd'],
] as const)('an active bot with the end %s is %s', (endsAt, meaning) =>
  expect(toBotDetail({ ...bot!, status: 'active', endsAt }).meaning).toBe(
    subscriptionDetailMessages.botMeaning[meaning],
  ),
);
