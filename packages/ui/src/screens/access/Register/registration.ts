import { selectCheck, type NameCheck } from '../../../components/CheckMark/nameCheck';
import type { Country } from '../../../components/CountryField/findCountries';
import { longestPassword, longestUsername } from '../../../text/limits';
import { accessTexts } from '../../../text/messages';
import { trimText } from '../../../text/typed/trimText';

/** A position in the binary tree. The API uses the same values. */
export type Leg = 'L' | 'R';

/** The fields that the plan requires of a registration (A §2). */
export interface RegistrationPlan {
  /** False for the very first member, who has no sponsor (user_count 0). */
  asksSponsor: boolean;
  /** True where the plan is binary. Required only where a sponsor is required too (D33). */
  asksPosition: boolean;
}

/** The checked values of the link that opened the page. Each one fills and locks its field (A §2, D34). */
export interface Invitation {
  sponsor?: string | undefined;
  leg?: Leg | undefined;
}

/** The form's values. */
export interface RegisterValues {
  name: string;
  username: string;
  email: string;
  phone: string;
  country: string;
  password: string;
  pin: string;
  sponsor: string;
  position: Leg | '';
  agreed: boolean;
}

/** The form's result once the terms are accepted. It has '' for each field that the plan does not require (D33). */
export type Registration = Omit<RegisterValues, 'agreed'>;

/** Why an attempt failed. Each answer is a new object. */
export interface RegisterRefusal {
  /** The message for the form as a whole. */
  message?: string | undefined;
  /** No answer came, so the account may exist. */
  unsure?: boolean;
  fields?: Partial<Record<keyof RegisterValues, string>>;
}

/** The check of the newest entered name in each field. */
export interface NameChecks {
  usernameCheck?: NameCheck | undefined;
  sponsorCheck?: NameCheck | undefined;
}

/** The maximum lengths of the API contract, in characters. */
export const limits = {
  name: 100,
  username: longestUsername,
  email: 254,
  phone: 20,
  password: longestPassword,
  pin: 4,
} as const;

/** An empty form with the invitation's values. */
export const startValues = ({ sponsor = '', leg }: Invitation): RegisterValues => ({
  name: '',
  username: '',
  email: '',
  phone: '',
  country: '',
  password: '',
  pin: '',
  sponsor,
  position: leg ?? '',
  agreed: false,
});

/** The values to send: trimmed names, and '' for each field that the plan hides (D33). */
export function toRegistration(values: RegisterValues, plan: RegistrationPlan): Registration {
  const { agreed: _agreed, ...fields } = values;
  return {
    ...fields,
    name: trimText(fields.name),
    sponsor: plan.asksSponsor ? fields.sponsor : '',
    position: plan.asksPosition ? fields.position : '',
  };
}

const isRefused = (check: NameCheck | undefined, name: string) =>
  selectCheck(check, name)?.state === 'notAvailable';

/** The errors that need more than one field: an unavailable name, or a phone that is only its calling code. */
export function toProblems(
  { username, sponsor, phone, country }: RegisterValues,
  plan: RegistrationPlan,
  checks: NameChecks,
  countries: readonly Country[],
): Partial<Record<keyof RegisterValues, string>> {
  const code = countries.find(({ id }) => id === country)?.callingCode;
  return {
    ...(isRefused(checks.usernameCheck, username) && { username: accessTexts.notAvailable }),
    ...(plan.asksSponsor && isRefused(checks.sponsorCheck, sponsor) && { sponsor: accessTexts.notAvailable }),
    ...(phone !== '' && phone === code && { phone: accessTexts.phoneRequired }),
  };
}
