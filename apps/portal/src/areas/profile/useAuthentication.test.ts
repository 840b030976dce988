import { expect, test } from 'vitest';
import { setupTabs } from './useAuthentication';

test('what is not set up leads to the tab that sets it up (A §4) [A §4 Authentication type]', () => {
  expect(setupTabs).toEqual({ authenticator: '2fa', mpin: 'security-pin' });
});
