import { expect, test } from 'vitest';
import { recordCalls } from '@portal/portal-core/calls/recordCalls.fixtures';
import type { AppDispatch } from '@portal/portal-core/store/store';
import { profileApi } from './profile.api';

const { endpoints } = profileApi;
const file = new File(['x'], 'avatar.jpg', { type: 'image/jpeg' });
const idempotencyKey = 'key-0000-0001';
const passwords = { currentpassword: 'a', newpassword: 'b', mpin: '2580' };
const pins = { old_password: 'a', spassword: '1357', spassword_confirmation: '1357' };
const destination = {
  type: 'crypto',
  coin_name: 'USDT BEP20',
  withdrawal_address: '0xabc',
  otp: '4193',
} as const;
const broker = {
  ...{ trading_username: 'a', trading_platform: 'b', trading_account: 'c', trading_pass: 'd' },
  ...{ investor_password: 'e', trading_server: 'f', trading_file: file },
};

// A §7.
test.each<[call: string, body: unknown, send: (dispatch: AppDispatch) => PromiseLike<unknown>]>([
  ['GET /user', undefined, (dispatch) => dispatch(endpoints.getUser.initiate())],
  ['GET /get-picture', undefined, (dispatch) => dispatch(endpoints.getPicture.initiate())],
  ['GET /authentication', undefined, (dispatch) => dispatch(endpoints.getAuthentication.initiate())],
  [
    'GET /logs?page=2',
    undefined,
    (dispatch) => dispatch(endpoints.listLogs.initiate({ query: { page: 2 } })),
  ],
  [
    'POST /authentication',
    { type: 'mpin' },
    (dispatch) => dispatch(endpoints.setAuthentication.initiate({ type: 'mpin' })),
  ],
  [
    'POST /enable-2fa',
    { code: '419305' },
    (dispatch) => dispatch(endpoints.enableTwoFactor.initiate({ code: '419305' })),
  ],
  [
    'POST /disable-2fa',
    { code: '419305' },
    (dispatch) => dispatch(endpoints.disableTwoFactor.initiate({ code: '419305' })),
  ],
  ['POST /change-password', passwords, (dispatch) => dispatch(endpoints.changePassword.initiate(passwords))],
  [
    'POST /change-secondary-password',
    pins,
    (dispatch) => dispatch(endpoints.changeSecurityPin.initiate(pins)),
  ],
  [
    'POST /update-profile',
    { city: 'Abuja' },
    (dispatch) => dispatch(endpoints.updateProfile.initiate({ city: 'Abuja' })),
  ],
  [
    'POST /change-picture',
    { photo: expect.any(File) as File },
    (dispatch) => dispatch(endpoints.changePicture.initiate({ body: { photo: file }, idempotencyKey })),
  ],
  [
    'POST /set-broker-details',
    { ...broker, trading_file: expect.any(File) as File },
    (dispatch) => dispatch(endpoints.setBrokerDetails.initiate({ body: broker, idempotencyKey })),
  ],
  [
    'POST /withdraw-type',
    { account_type: 'crypto' },
    (dispatch) => dispatch(endpoints.setWithdrawType.initiate({ account_type: 'crypto' })),
  ],
  [
    'POST /withdraw-setting',
    destination,
    (dispatch) => dispatch(endpoints.setWithdrawSetting.initiate(destination)),
  ],
])(
  '%s goes out with what its form gives [A §3 Profile, A §4 2FA, A §4 Authentication type, A §5 Broker setting, A §5 Password change, A §5 Security pin, A §5 Withdraw settings]',
  async (call, body, send) => {
    const { dispatch, calls } = recordCalls();
    await send(dispatch);
    expect(calls[0]).toEqual(body === undefined ? { call } : { call, body });
  },
);

test('a new avatar, a saved detail and a switched authenticator are refetched [A §3 Profile]', async () => {
  const { dispatch, calls } = recordCalls();
  const expectReads = (count: number) =>
    expect.poll(() => calls.filter(({ call }) => call === 'GET /user').length).toBe(count);
  void dispatch(endpoints.getUser.initiate());
  await expectReads(1);
  await dispatch(endpoints.updateProfile.initiate({ city: 'Abuja' }));
  await expectReads(2);
  await dispatch(endpoints.enableTwoFactor.initiate({ code: '419305' }));
  await expectReads(3);
});
