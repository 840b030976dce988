import { expect, it } from 'vitest';
import { parseProfileTab, profileTabs } from './profileTabs';

it('has the seven tabs of A §2 in order, and the broker’s pane (D40) [A §2 Profile]', () => {
  expect(profileTabs.map(({ label }) => label)).toEqual([
    'Basic Info',
    '2FA Setting',
    'Password',
    'Security Pin',
    'Authentication',
    'Withdraw Settings',
    'Logs',
    'Broker Setting',
  ]);
});

it.each([null, '', 'x', '__proto__', 'toString', 'LOGS', 'l'.repeat(10_000)])(
  '%j is the first tab [A §2 Profile]',
  (name) => {
    expect(parseProfileTab(name)).toBe('basic-info');
  },
);

it('finds a tab by its name [A §2 Profile]', () => expect(parseProfileTab('broker')).toBe('broker'));
