import type { UploadInit, WriteInit } from '@portal/api';
import type {
  BrokerValues,
  DestinationValues,
  MemberDetails,
  PasswordValues,
  PinValues,
} from '@portal/ui/screens/profile';
import { countryIdOf } from '../../app/countries';
import type { FieldNames } from '../../app/formRefusal';

// What the profile's forms hold, under the wire's names, and back for what the server says of them.

/** Wire to form, for texts at fields. */
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

const proofs = { otp: 'code', mpin: 'code', pin: 'code', authenticator: 'code' };

export const passwordNames: FieldNames = { currentpassword: 'current', newpassword: 'next', ...proofs };
export const pinNames: FieldNames = {
  old_password: 'old',
  spassword: 'pin',
  spassword_confirmation: 'again',
};
export const destinationNames: FieldNames = {
  coin_name: 'network',
  withdrawal_address: 'address',
  ...proofs,
};
export const brokerNames = {
  trading_username: 'username',
  trading_platform: 'platform',
  trading_account: 'account',
  trading_pass: 'password',
  investor_password: 'investorPassword',
  trading_server: 'server',
  trading_file: 'file',
} as const satisfies Record<string, keyof BrokerValues>;

/** The edited fields alone (D57); an emptied one goes out as ''. */
export function updateBodyOf(changes: Partial<MemberDetails>): WriteInit<'/update-profile'>['body'] {
  const edited = Object.entries(detailNames).flatMap(([wire, field]) => {
    const value = changes[field];
    return value === undefined ? [] : [[wire, field === 'country' ? countryIdOf(value) : value] as const];
  });
  return Object.fromEntries(edited);
}

/** A code travels under the name of the auth type (D19, D72); a word that would overwrite a field is otp's (D107). */
const proofName = (authType: string, taken: FieldNames) =>
  Object.hasOwn(taken, authType) && taken[authType] !== 'code' ? 'otp' : authType;

export const passwordBodyOf = ({ current, next, code }: PasswordValues, authType: string) =>
  ({
    currentpassword: current,
    newpassword: next,
    [proofName(authType, passwordNames)]: code,
  }) as WriteInit<'/change-password'>['body'];

export const pinBodyOf = ({ old, pin, again }: PinValues) => ({
  old_password: old,
  spassword: pin,
  spassword_confirmation: again,
});

/** In this call alone the pin is `pin` (D47). */
const withdrawProofs: Readonly<Record<string, string>> = { mpin: 'pin' };

/** The network is `coin_name` here and `withdrawal_coin` in the profile (D50). */
export function destinationBodyOf(
  { network, address, code }: DestinationValues,
  authType: string,
): WriteInit<'/withdraw-setting'>['body'] {
  const proof = (Object.hasOwn(withdrawProofs, authType) && withdrawProofs[authType]) || authType;
  return {
    type: 'crypto',
    coin_name: network,
    withdrawal_address: address,
    [proofName(proof, { type: '', ...destinationNames })]: code,
  } as WriteInit<'/withdraw-setting'>['body'];
}

export function brokerBodyOf(values: BrokerValues): UploadInit<'/set-broker-details'>['body'] {
  const named = Object.entries(brokerNames).map(([wire, field]) => [wire, values[field]]);
  return Object.fromEntries(named) as UploadInit<'/set-broker-details'>['body'];
}
