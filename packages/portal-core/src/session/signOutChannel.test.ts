import { expect, test, vi } from 'vitest';
import { openSignOutChannel } from './signOutChannel';

test('signing out reaches the tabs of the same token, and no token is spoken (T3, T26) [A §4 Session end]', async () => {
  const same = vi.fn();
  const other = vi.fn();
  const received: unknown[] = [];
  const spy = new BroadcastChannel('member-portal-sign-out');
  spy.onmessage = ({ data }: MessageEvent<unknown>) => received.push(data);
  const here = openSignOutChannel(() => null, vi.fn());
  const tabs = [openSignOutChannel(() => 'token-a', same), openSignOutChannel(() => 'token-b', other)];
  here.announce('token-a', true);
  await vi.waitFor(() => {
    expect(same.mock.calls).toEqual([[true]]);
    expect(received).toHaveLength(1);
  });
  expect(other).not.toHaveBeenCalled();
  expect(JSON.stringify(received[0])).not.toContain('token');
  for (const channel of [here, ...tabs, spy]) channel.close();
});
