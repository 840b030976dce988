import type { UploadInit, WriteInit } from '@portal/api';
import type {
  BrokerValues,
  DestinationValues,
  MemberDetails,
  PasswordValues,
  PinValues,
} from '@portal/ui/screens/profile';
import { withSecondFactor } from '@portal/portal-core/calls/withSecondFactor';
import { toCountryId } from '@portal/portal-core/fromApi/countries';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';

// Maps the profile's forms to the API's names, and the server's errors back to the forms.

/** Maps the API's names to the form's fields, for the server's texts. */
export const detailNames = {
  name: 'name',
  email: 'email',
  gender: 'gender',
  dob: 'dob',
  country: 'country',
  phone: 'phone',
  address_line1: 'addressLine1',
  address_line2: 'addressLine2',
  landmark: 'landmark',
  city: 'city',
  state: 'state',
  pincode: 'pincode',
  tax_id: 'taxId',
} as const satisfies Record<string, keyof MemberDetails>;

const secondFactors = { otp: 'code', mpin: 'code', pin: 'code', authenticator: 'code' };

export const passwordNames = {
  currentpassword: 'current',
  newpassword: 'next',
  ...secondFactors,
} satisfies BodyFieldNames<'/change-password'>;
export const pinNames = {
  old_password: 'old',
  spassword: 'pin',
  spassword_confirmation: 'again',
} satisfies BodyFieldNames<'/change-secondary-password'>;
export const destinationNames = {
  coin_name: 'network',
  withdrawal_address: 'address',
  ...secondFactors,
} satisfies BodyFieldNames<'/withdraw-setting'>;
export const brokerNames = {
  trading_username: 'username',
  trading_platform: 'platform',
  trading_account: 'account',
  trading_pass: 'password',
  investor_password: 'investorPassword',
  trading_server: 'server',
  trading_file: 'file',
} as const satisfies Record<string, Exclude<keyof BrokerValues, 'secondFactor'>>;

/** Sends the whole set under the API's names (D57), with '' for empty fields. */
export function toUpdateBody(details: Partial<MemberDetails>): WriteInit<'/update-profile'>['body'] {
  const edited = Object.entries(detailNames).flatMap(([apiName, field]) => {
    const value = details[field];
    return value === undefined ? [] : [[apiName, field === 'country' ? toCountryId(value) : value] as const];
  });
  return Object.fromEntries(edited);
}

export const toPasswordBody = ({ current, next, code }: PasswordValues, authType: string) =>
  withSecondFactor<WriteInit<'/change-password'>['body']>(
    { currentpassword: current, newpassword: next },
    authType,
    code,
  );

export const toPinBody = ({ old, pin, again }: PinValues) => ({
  old_password: old,
  spassword: pin,
  spassword_confirmation: again,
});

/** Only this call names the pin `pin` (D47). */
const withdrawSecondFactors: Readonly<Record<string, string>> = { mpin: 'pin' };

/** The network is `coin_name` here and `withdrawal_coin` in the profile (D50). */
export function toDestinationBody(
  { network, address, code }: DestinationValues,
  authType: string,
): WriteInit<'/withdraw-setting'>['body'] {
  const secondFactor =
    (Object.hasOwn(withdrawSecondFactors, authType) && withdrawSecondFactors[authType]) || authType;
  const destination = { type: 'crypto' as const, coin_name: network, withdrawal_address: address };
  return withSecondFactor<WriteInit<'/withdraw-setting'>['body']>(destination, secondFactor, code);
}

export function toBrokerBody(
  values: Omit<BrokerValues, 'secondFactor'>,
): UploadInit<'/set-broker-details'>['body'] {
  const named = Object.entries(brokerNames).map(([apiName, field]) => [apiName, values[field]]);
  return Object.fromEntries(named) as UploadInit<'/set-broker-details'>['body'];
}
