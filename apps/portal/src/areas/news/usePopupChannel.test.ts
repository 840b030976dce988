import { expect, test, vi } from 'vitest';
import { openPopupChannel } from './usePopupChannel';

test('a popup closed in one tab is closed in the member’s others, and in no one else’s (T26) [A §2 Popups]', async () => {
  const same = vi.fn();
  const other = vi.fn();
  const own = vi.fn();
  const here = openPopupChannel('amara21', own);
  const tabs = [openPopupChannel('amara21', same), openPopupChannel('bode', other)];
  const stranger = new BroadcastChannel('member-portal-popups');
  for (const odd of [null, 'news:1', { member: 'amara21' }, { member: 'amara21', key: 7 }])
    stranger.postMessage(odd);
  here.announce('news:8');
  await vi.waitFor(() => expect(same).toHaveBeenCalledWith('news:8'));
  expect(same).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
  expect(own).not.toHaveBeenCalled();
  for (const channel of [here, ...tabs, stranger]) channel.close();
});
