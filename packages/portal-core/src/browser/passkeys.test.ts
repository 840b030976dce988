import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getPasskey, leavePasskeyDialog, makePasskey } from './passkeys';

const challenge = { challenge: 'AAAA', allowCredentials: [] };
const registration = {
  challenge: 'AAAA',
  rp: { name: 'Portal' },
  user: { id: 'AAAA', name: 'amara21', displayName: 'Amara' },
  pubKeyCredParams: [],
};

/** A browser whose dialogs never answer, not even an abort, as some password managers. */
const never = vi.fn<(options: object) => Promise<never>>(() => new Promise(() => undefined));

beforeEach(() => {
  never.mockClear();
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', { credentials: { get: never, create: never } });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a sign-in', () => getPasskey(challenge), undefined],
  ['a new passkey', () => makePasskey(registration), { fault: 'left' }],
])(
  'a dialog for %s that never answers can be left, and the next press starts again',
  async (_what, ask, left) => {
    const first = ask();
    await vi.waitFor(() => expect(never).toHaveBeenCalledTimes(1));
    leavePasskeyDialog();
    expect(await first).toEqual(left);
    const second = ask();
    await vi.waitFor(() => expect(never).toHaveBeenCalledTimes(2));
    // Another press ends the one before.
    const third = ask();
    expect(await second).toEqual(left);
    await vi.waitFor(() => expect(never).toHaveBeenCalledTimes(3));
    leavePasskeyDialog();
    expect(await third).toEqual(left);
  },
);
