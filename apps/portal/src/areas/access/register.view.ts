import type { Outcome, WriteInit } from '@portal/api';
import type { Country } from '@portal/ui';
import type {
  RegisterRefusal,
  RegisterValues,
  Registration,
  RegistrationPlan,
} from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { countriesOf, countryIdOf } from '../../app/countries';
import { refusalText } from '../../app/refusalText';
import { countOf, fieldsOf, flagOf, textOf } from '../../app/wire';
import { isUsername } from './invitation';
import type { Finding } from './nameChecker';

/** What pre-register says of a registration. */
export interface KnownPlan extends RegistrationPlan {
  /** False sends a new member past the e-mail verification (A §4). */
  emailRequired: boolean;
}

/**
 * Undefined for a body that says nothing of the plan. A count that can't be read is not 0, so a sponsor is asked for;
 * a binary flag that can't be read is not 1 (A §2).
 */
export function registrationPlanOf(body: unknown): KnownPlan | undefined {
  const fields = fieldsOf(body);
  const count = countOf(fields['user_count']);
  const binary = flagOf(fields['binary']);
  if (count === undefined && binary === undefined) return undefined;
  return {
    asksSponsor: count !== 0,
    asksPosition: binary === 1,
    emailRequired: flagOf(fields['email_required']) !== 0,
  };
}

/** The countries as delivered; undefined when there is none to choose. */
export function registrationCountriesOf(body: unknown): readonly Country[] | undefined {
  const countries = countriesOf(body);
  return countries.length > 0 ? countries : undefined;
}

/** A wait is at least a second, so that a server's 0 starts no storm (T17). */
const leastWait = 1;

/** What a check found out (A §7, D32). A refusal that names the finding counts as one. */
export function findingOf(outcome: Outcome<unknown>): Finding {
  if (outcome.kind === 'refused' && outcome.retryAfter !== undefined)
    return { state: 'waiting', ms: Math.max(outcome.retryAfter, leastWait) * 1000 };
  const body = outcome.kind === 'ok' ? outcome.data : outcome.kind === 'refused' ? outcome.body : undefined;
  const fields = fieldsOf(body);
  switch (textOf(fields['data'])?.toLowerCase()) {
    case 'available': {
      const info = textOf(fields['info'])?.slice(0, 100);
      return { state: 'available', ...(info === undefined ? {} : { info }) };
    }
    case 'not available':
      return { state: 'notAvailable' };
    default:
      return { state: 'failed' };
  }
}

/** The wire's registration (A §3); D27: the pin is `spassword` there. */
export function registerBodyOf({ pin, country, ...fields }: Registration): WriteInit<'/register'>['body'] {
  return { ...fields, country: countryIdOf(country), spassword: pin, is_checked: 1 };
}

/** The name under which the new member will verify and sign in: the server's spelling, or the typed one. */
export function registeredNameOf(body: unknown, typed: string): string {
  const name = textOf(fieldsOf(body)['username']);
  return name !== undefined && isUsername(name) ? name : typed;
}

/** The form's field of a wire's field. */
const fieldNames: Readonly<Record<string, keyof RegisterValues>> = {
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
};

/**
 * What the form shows of an answer that was no success: texts at the fields that it shows, else one for all of it
 * (D39). A new object each time.
 */
export function registerRefusalOf(outcome: Outcome<unknown>, plan: RegistrationPlan): RegisterRefusal {
  const shown = (field: keyof RegisterValues) =>
    (field !== 'sponsor' || plan.asksSponsor) && (field !== 'position' || plan.asksPosition);
  const texts = outcome.kind === 'refused' ? Object.entries(outcome.fields) : [];
  const fields = texts.flatMap(([wire, all]) => {
    const field = Object.hasOwn(fieldNames, wire) ? fieldNames[wire] : undefined;
    return field && shown(field) ? [[field, all.join(' ')] as const] : [];
  });
  if (fields.length > 0) return { fields: Object.fromEntries(fields) };
  return {
    message: refusalText(outcome, errorTexts.somethingWrongTryAgain),
    unsure: outcome.kind === 'failed' && outcome.sent && outcome.reason !== 'server',
  };
}
