import type {
  AuthenticationState,
  AuthType,
  BrokerDetails,
  Destination,
  Hold,
  MemberData,
} from '@portal/ui/screens/profile';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import { parseHoldHours } from '@portal/portal-core/fromApi/held';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';
import { parseAuthType } from './shell/shell.mappers';

type User = Answer<'/user'> | undefined;

const toData = (body: User) => parseFields(parseFields(body).data);
const toProfile = (body: User) => parseFields(toData(body).profile);
const text = (value: unknown) => parseText(value) ?? '';

/** A birthday has no time zone, so only its written day counts (T23). */
function toDay(value: unknown): string {
  const moment = parseMoment(text(value).split(/[T ]/, 1)[0]);
  if (!moment || 'instant' in moment) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.year}-${two(moment.month)}-${two(moment.day)}`;
}

const toGender = (value: unknown) => {
  const gender = text(value).toLowerCase();
  return gender === 'female' || gender === 'male' ? gender : '';
};

/** The member's own data (A §3). Absent or malformed values are ''. */
export function toMember(body: User): MemberData {
  const user = toData(body);
  const profile = toProfile(body);
  return {
    // The server decides whether it may change (D57).
    emailLocked: parseFlag(user.email_editable) !== 1,
    emailVerified: parseText(user.email_verified_at) !== undefined,
    details: {
      name: text(user.name),
      email: text(user.email),
      gender: toGender(profile.gender),
      dob: toDay(profile.dob),
      country: text(profile.country),
      // A registration may have stored the number with its plus (D31).
      phone: text(profile.phone).replace(/[^0-9]/g, ''),
      addressLine1: text(profile.address_line1),
      addressLine2: text(profile.address_line2),
      landmark: text(profile.landmark),
      city: text(profile.city),
      state: text(profile.state),
      pincode: text(profile.pincode),
      taxId: text(profile.tax_id),
    },
  };
}

/** The hold that a security change brings (D140). `withdrawal`: the address of a typed one. */
export function toHold(body: User, withdrawal: string | undefined): Hold | undefined {
  const hours = parseHoldHours(toData(body).withdrawal_hold_hours);
  return hours === undefined ? undefined : { hours, withdrawal };
}

const authTypes: readonly AuthType[] = ['otp', 'authenticator', 'mpin'];

/** The member's auth type and the other methods set up (A §4). An unreadable flag counts as not set up. */
export function toAuthentication(body: Answer<'/authentication'>): AuthenticationState {
  const flags = parseFields(parseFields(body).more_details);
  return {
    current: authTypes.find((type) => type === parseAuthType(body)),
    ready: { authenticator: parseFlag(flags.authenticator) === 1, mpin: parseFlag(flags.mpin) === 1 },
  };
}

/** The stored withdrawal type; undefined before the member sets it. */
export const toWithdrawType = (body: User): string | undefined =>
  parseText(toProfile(body).withdraw_type)?.toLowerCase();

/**
 * The destination of withdrawals (A §4, D48, D49, D50) by the stored type only; the other type's fields don't count. A
 * saved destination is locked.
 */
export function toDestination(body: User): Destination {
  const profile = toProfile(body);
  const address = parseText(profile.withdrawal_address);
  if (toWithdrawType(body) === 'bank') {
    const [account, holder] = [parseText(profile.ac_no), parseText(profile.holder_name)];
    const [bank, ifsc] = [parseText(profile.bank_name), parseText(profile.ifsc)];
    const saved = [account, holder, bank, ifsc].some((part) => part !== undefined);
    return saved ? { kind: 'bank', account, holder, bank, ifsc } : { kind: 'none' };
  }
  return address
    ? { kind: 'crypto', address, network: parseText(profile.withdrawal_coin) }
    : { kind: 'none' };
}

export function toBroker(body: User): BrokerDetails {
  const profile = toProfile(body);
  return {
    username: text(profile.trading_username),
    platform: text(profile.trading_platform),
    account: text(profile.trading_account),
    password: text(profile.trading_pass),
    investorPassword: text(profile.investor_password),
    server: text(profile.trading_server),
  };
}
