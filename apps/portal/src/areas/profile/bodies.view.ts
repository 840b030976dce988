import type { UploadInit, WriteInit } from '@portal/api';
import type {
  BrokerValues,
  DestinationValues,
  MemberDetails,
  PasswordValues,
  PinValues,
} from '@portal/ui/screens/profile';
import { withProof } from '../../shared/calls/withProof';
import { countryIdOf } from '../../shared/wire/countries';
import type { NamesOf } from '../../shared/calls/refusalTexts';

// The profile's forms go out under the wire's names. What the server says of those goes back to the forms' fields.

/** The form's field of each wire name, for the server's texts at fields. */
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

export const passwordNames = {
  currentpassword: 'current',
  newpassword: 'next',
  ...proofs,
} satisfies NamesOf<'/change-password'>;
export const pinNames = {
  old_password: 'old',
  spassword: 'pin',
  spassword_confirmation: 'again',
} satisfies NamesOf<'/change-secondary-password'>;
export const destinationNames = {
  coin_name: 'network',
  withdrawal_address: 'address',
  ...proofs,
} satisfies NamesOf<'/withdraw-setting'>;
export const brokerNames = {
  trading_username: 'username',
  trading_platform: 'platform',
  trading_account: 'account',
  trading_pass: 'password',
  investor_password: 'investorPassword',
  trading_server: 'server',
  trading_file: 'file',
} as const satisfies Record<string, Exclude<keyof BrokerValues, 'proof'>>;

/** The whole set goes out under the wire's names (D57), what is empty as ''. */
export function updateBodyOf(details: Partial<MemberDetails>): WriteInit<'/update-profile'>['body'] {
  const edited = Object.entries(detailNames).flatMap(([wire, field]) => {
    const value = details[field];
    return value === undefined ? [] : [[wire, field === 'country' ? countryIdOf(value) : value] as const];
  });
  return Object.fromEntries(edited);
}

export const passwordBodyOf = ({ current, next, code }: PasswordValues, authType: string) =>
  withProof<WriteInit<'/change-password'>['body']>(
    { currentpassword: current, newpassword: next },
    authType,
    code,
  );

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
  const destination = { type: 'crypto' as const, coin_name: network, withdrawal_address: address };
  return withProof<WriteInit<'/withdraw-setting'>['body']>(destination, proof, code);
}

export function brokerBodyOf(values: Omit<BrokerValues, 'proof'>): UploadInit<'/set-broker-details'>['body'] {
  const named = Object.entries(brokerNames).map(([wire, field]) => [wire, values[field]]);
  return Object.fromEntries(named) as UploadInit<'/set-broker-details'>['body'];
}
