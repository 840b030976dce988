import type { MemberCall } from '../http/call';
import { paginate } from '../http/paginate';
import { invalid, refused, requireFields } from '../http/refusals';
import { get, post, type Reply, type Route } from '../http/routes';
import { id, moment, optional, type Fields } from '../values';
import { checkCode } from './access';
import { imageName } from './news';

const profileNames = [
  ...['phone', 'gender', 'dob', 'address_line1', 'address_line2', 'landmark', 'city', 'state', 'country'],
  ...['pincode', 'tax_id', 'withdraw_type', 'holder_name', 'bank_name', 'ac_no', 'ifsc', 'withdrawal_coin'],
  ...['withdrawal_address', 'trading_username', 'trading_platform', 'trading_account', 'trading_server'],
];

function toUser(call: MemberCall): Fields {
  const { member } = call;
  const { username, name, email, hasTwoFactor, profile, avatar } = member;
  const fields = profileNames.map((key) => [key, optional(profile[key] ?? null)]);
  return {
    ...{ id: id(1), username, name, email, email_verified_at: moment(member.joined) },
    ...{
      status_2fa: hasTwoFactor ? 1 : 0,
      image_2fa: `otpauth://totp/Portal:${username}?secret=JBSWY3DPEHPK3PXP`,
    },
    profile: {
      ...{ id: id(77), user_id: id(1), avatar: imageName(call, 'avatars', avatar) },
      ...Object.fromEntries(fields),
      auth_type: member.authType,
    },
  };
}

const readLogs = (call: MemberCall): Reply => ({
  data: paginate(
    call,
    Array.from({ length: 23 }, (_, at) => ({
      ...{ ip: `10.0.0.${at}`, country: 'India', created_at: moment(call.member.joined + at * 3_600_000) },
    })),
  ),
  more_details: {},
});

function changeAuthentication({ member, body }: MemberCall): Reply {
  const type = body['type'];
  if (type !== 'otp' && type !== 'mpin' && type !== 'authenticator')
    throw invalid({ type: ['The selected type is invalid.'] });
  member.authType = type;
  return { message: 'Authentication updated.' };
}

function updateProfile({ member, body }: MemberCall): Reply {
  const known = profileNames.filter((name) => body[name] !== undefined);
  member.profile = {
    ...member.profile,
    ...Object.fromEntries(known.map((name) => [name, body[name] ?? ''])),
  };
  member.name = body['name'] ?? member.name;
  return { message: 'Profile updated successfully.' };
}

function changePicture({ member, files }: MemberCall): Reply {
  if (files.length === 0) throw invalid({ photo: ['The photo field is required.'] });
  member.avatar = 'avatar.png';
  return { message: 'Picture updated.' };
}

function changePassword(call: MemberCall): Reply {
  const { member, body } = call;
  requireFields(body, 'currentpassword', 'newpassword');
  if (member.password !== body['currentpassword']) throw refused('Current password is wrong.');
  checkCode(call, member);
  member.password = body['newpassword'] ?? '';
  return { message: 'Password changed.' };
}

function changePin({ member, body }: MemberCall): Reply {
  requireFields(body, 'old_password', 'spassword', 'spassword_confirmation');
  if (![member.pin, member.password].includes(body['old_password'] ?? '')) throw refused('Old pin is wrong.');
  member.pin = body['spassword'] ?? '';
  return { message: 'Security pin changed.' };
}

const setTwoFactor =
  (isOn: boolean) =>
  ({ member, body }: MemberCall): Reply => {
    requireFields(body, 'code');
    if (body['code'] !== '123456') throw refused('Invalid code');
    member.hasTwoFactor = isOn;
    return { message: isOn ? '2FA enabled.' : '2FA disabled.' };
  };

function setWithdrawal(call: MemberCall): Reply {
  const { member, body } = call;
  requireFields(body, 'type', 'coin_name', 'withdrawal_address');
  checkCode(call, member);
  const { type = '', coin_name = '', withdrawal_address = '' } = body;
  Object.assign(member.profile, { withdraw_type: type, withdrawal_coin: coin_name, withdrawal_address });
  return { message: 'Withdraw settings saved.' };
}

function setType({ member, body }: MemberCall): Reply {
  requireFields(body, 'account_type');
  member.profile['withdraw_type'] = body['account_type'] ?? '';
  return { message: 'Saved.' };
}

function setBroker({ member, body }: MemberCall): Reply {
  member.profile = { ...member.profile, ...body };
  return { message: 'Broker details saved.' };
}

export const profileRoutes: readonly Route[] = [
  get('/user', (call) => ({ data: toUser(call) })),
  get('/profile', (call) => ({ data: toUser(call) }), 'username'),
  get('/logs', readLogs),
  get('/authentication', ({ member }) => ({
    data: member.authType,
    more_details: { authenticator: member.hasTwoFactor ? 1 : 0, mpin: 1 },
  })),
  post('/authentication', changeAuthentication),
  post('/update-profile', updateProfile),
  post('/change-picture', changePicture),
  post('/enable-2fa', setTwoFactor(true)),
  post('/disable-2fa', setTwoFactor(false)),
  post('/change-password', changePassword),
  post('/change-secondary-password', changePin),
  post('/set-broker-details', setBroker),
  post('/withdraw-setting', setWithdrawal),
  post('/withdraw-type', setType),
];
