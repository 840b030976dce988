import { cutText, type OkBody, type Outcome, type WriteInit } from '@portal/api';
import type { Country } from '@portal/ui';
import type {
  RegisterRefusal,
  RegisterValues,
  Registration,
  RegistrationPlan,
} from '@portal/ui/screens/access';
import { getCountries, toCountryId } from '@portal/portal-core/fromApi/countries';
import type { CallError } from '@portal/portal-core/calls/call.events';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import type { Answer, Fields, Unread } from '@portal/portal-core/fromApi/answer';
import { parseCount, parseFields, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';
import { parseToken, toBody } from './access.mappers';
import { isUsername } from './invitation';
import type { Finding } from './nameCheck/nameChecker';

/** The registration's part of pre-register. */
export interface KnownPlan extends RegistrationPlan {
  /** When false, a new member skips the e-mail verification (A §4). */
  emailRequired: boolean;
}

/**
 * Reads the plan; undefined for a body without one. An unreadable count is not 0, so the form requires a sponsor, and
 * an unreadable binary flag is not 1 (A §2).
 */
export function toRegistrationPlan(body: Answer<'/pre-register'>): KnownPlan | undefined {
  const fields = parseFields(body);
  const count = parseCount(fields.user_count);
  const binary = parseFlag(fields.binary);
  if (count === undefined && binary === undefined) return undefined;
  return {
    asksSponsor: count !== 0,
    asksPosition: binary === 1,
    emailRequired: parseFlag(fields.email_required) !== 0,
  };
}

/** The countries in the server's order, or undefined without any. */
export function toRegistrationCountries(body: Answer<'/country'>): readonly Country[] | undefined {
  const countries = getCountries(body);
  return countries.length > 0 ? countries : undefined;
}

/** A wait takes at least a second, so a server's 0 causes no flood of requests (T17). */
const leastWait = 1;

/** The answer about a name: whether it is free, or whether it is a sponsor's. */
export type NameAnswer = Unread<OfUsername | OfSponsor>;

type OfUsername = OkBody<'/check/{username}/username', 'get'>;
type OfSponsor = OkBody<'/check/{username}/sponsor', 'get'>;

/** The result of a check (A §7, D32). A refusal with a result counts too. */
export function toFinding(outcome: Outcome<NameAnswer>): Finding {
  if (outcome.kind === 'refused' && outcome.retryAfter !== undefined)
    return { state: 'waiting', ms: Math.max(outcome.retryAfter, leastWait) * 1000 };
  // One of the two types and not a mixture, so each must have the name.
  const fields: Fields<OfUsername> | Fields<OfSponsor> = parseFields(toBody(outcome));
  switch (parseText(fields.data)?.toLowerCase()) {
    case 'available': {
      const { info: label }: Fields<OfSponsor> = fields;
      const info = cutText(parseText(label) ?? '', 100) || undefined;
      return { state: 'available', ...(info === undefined ? {} : { info }) };
    }
    case 'not available':
      return { state: 'notAvailable' };
    default:
      return { state: 'failed' };
  }
}

/** The API's registration (A §3); D27: the pin is `spassword` there. */
export function toRegisterBody({ pin, country, ...fields }: Registration): WriteInit<'/register'>['body'] {
  return { ...fields, country: toCountryId(country), spassword: pin, is_checked: 1 };
}

/** The new member signs in with the server's spelling of the name, or with the typed one if it is missing. */
export function toRegisteredName(body: Answer<'/register', 'post'>, typed: string): string {
  const name = parseText(parseFields(body).username);
  return name !== undefined && isUsername(name) ? name : typed;
}

/** What signs the new member in with the verification of the email; undefined where the server has none (D119). */
export const toVerificationToken = (body: Answer<'/register', 'post'>): string | undefined =>
  parseToken(parseFields(body).verification_token);

/** Maps the API's field names to the form's. */
const fieldNames = {
  name: 'name',
  username: 'username',
  email: 'email',
  phone: 'phone',
  country: 'country',
  password: 'password',
  spassword: 'pin',
  sponsor: 'sponsor',
  position: 'position',
  is_checked: 'agreed',
} as const satisfies Record<string, keyof RegisterValues>;

/**
 * The form's texts after a failed registration: at visible fields, or one for the whole form (D39). Each call returns a
 * new object.
 */
export function toRegisterRefusal(error: CallError, plan: RegistrationPlan): RegisterRefusal {
  const { sponsor, position, ...always } = fieldNames;
  const names = {
    ...always,
    ...(plan.asksSponsor && { sponsor }),
    ...(plan.asksPosition && { position }),
  };
  const { fields, message, unknown } = toRefusal(error, names, { inSession: false });
  return { fields, message, unsure: unknown };
}
