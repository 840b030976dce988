import type { ListPlace } from '@portal/api';
import type {
  AuthenticationState,
  AuthType,
  BrokerDetails,
  Destination,
  LogEntry,
  MemberData,
} from '@portal/ui/screens/profile';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import { imageUrl } from '../../app/images';
import { readPage, type ShownPage } from '../../app/listPage';
import { fieldsOf, flagOf, textOf } from '../../app/wire';

/** D57: whether the email may change is the server's to say, and no answer of it does. */
const emailLocked = true;

const dataOf = (body: unknown) => fieldsOf(fieldsOf(body)['data']);
const profileOf = (body: unknown) => fieldsOf(dataOf(body)['profile']);
const text = (value: unknown) => textOf(value) ?? '';

/** The address of the profile picture; undefined shows initials (D103, T10). */
export function pictureOf(body: unknown, folder: string): string | undefined {
  return imageUrl(folder, fieldsOf(body)['data']);
}

/** The member's way of confirming actions; undefined where none was chosen (D107). */
export function authTypeOf(body: unknown): string | undefined {
  const { data } = fieldsOf(body);
  return typeof data === 'string' && /^[a-z0-9_]{1,32}$/i.test(data) ? data : undefined;
}

/** A birthday belongs to no zone: the day as it is written, whatever time stands behind it (T23). */
function dayOf(value: unknown): string {
  const moment = parseMoment(text(value).split(/[T ]/, 1)[0]);
  if (!moment || 'instant' in moment) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.year}-${two(moment.month)}-${two(moment.day)}`;
}

const genderOf = (value: unknown) => {
  const gender = text(value).toLowerCase();
  return gender === 'female' || gender === 'male' ? gender : '';
};

/** The member's own data (A §3); what is absent or malformed is ''. */
export function memberOf(body: unknown): MemberData {
  const user = dataOf(body);
  const profile = profileOf(body);
  return {
    emailLocked,
    emailVerified: textOf(user['email_verified_at']) !== undefined,
    details: {
      name: text(user['name']),
      email: text(user['email']),
      gender: genderOf(profile['gender']),
      dob: dayOf(profile['dob']),
      country: text(profile['country']),
      // A registration may have kept its plus (D31).
      phone: text(profile['phone']).replace(/[^0-9]/g, ''),
      addressLine1: text(profile['address_line1']),
      addressLine2: text(profile['address_line2']),
      landmark: text(profile['landmark']),
      city: text(profile['city']),
      state: text(profile['state']),
      pincode: text(profile['pincode']),
      taxId: text(profile['tax_id']),
    },
  };
}

const authTypes: readonly AuthType[] = ['otp', 'authenticator', 'mpin'];

/** The way in use, and what else is set up (A §4); a flag that can't be read is not. */
export function authenticationOf(body: unknown): AuthenticationState {
  const flags = fieldsOf(fieldsOf(body)['more_details']);
  return {
    current: authTypes.find((type) => type === authTypeOf(body)),
    ready: { authenticator: flagOf(flags['authenticator']) === 1, mpin: flagOf(flags['mpin']) === 1 },
  };
}

/** The stored type; undefined before it is set. */
export const withdrawTypeOf = (body: unknown): string | undefined =>
  textOf(profileOf(body)['withdraw_type'])?.toLowerCase();

/** Where withdrawals go (A §4, D48 to D50): what is saved is locked as a whole. */
export function destinationOf(body: unknown): Destination {
  const profile = profileOf(body);
  const address = textOf(profile['withdrawal_address']);
  const account = textOf(profile['ac_no']);
  if (withdrawTypeOf(body) === 'bank' || (!address && account)) {
    return {
      kind: 'bank',
      account,
      holder: textOf(profile['holder_name']),
      bank: textOf(profile['bank_name']),
      ifsc: textOf(profile['ifsc']),
    };
  }
  return address
    ? { kind: 'crypto', address, network: textOf(profile['withdrawal_coin']) }
    : { kind: 'none' };
}

export function brokerOf(body: unknown): BrokerDetails {
  const profile = profileOf(body);
  return {
    username: text(profile['trading_username']),
    platform: text(profile['trading_platform']),
    account: text(profile['trading_account']),
    password: text(profile['trading_pass']),
    investorPassword: text(profile['investor_password']),
    server: text(profile['trading_server']),
  };
}

/** A page of sign-ins. They have no keys: their place on the page is one. */
export function logsPageOf(body: unknown, place: ListPlace): ShownPage<LogEntry> {
  return readPage(body, place, (row, index) => ({
    id: String(index),
    ip: textOf(row['ip']),
    country: textOf(row['country']),
    at: textOf(row['created_at']),
  }));
}
