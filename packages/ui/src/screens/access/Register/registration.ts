import { selectCheck, type NameCheck } from '../../../components/CheckMark/nameCheck';
import type { Country } from '../../../components/CountryField/findCountries';
import { longestPassword, longestUsername } from '../../../text/limits';
import { accessTexts } from '../../../text/messages';
import type {
  Invitation,
  RegisterScreenProps,
  RegisterValues,
  Registration,
  RegistrationPlan,
} from './RegisterScreen.types';

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
    name: fields.name.trim(),
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
  props: Pick<RegisterScreenProps, 'usernameCheck' | 'sponsorCheck'>,
  countries: readonly Country[],
): Partial<Record<keyof RegisterValues, string>> {
  const code = countries.find(({ id }) => id === country)?.callingCode;
  return {
    ...(isRefused(props.usernameCheck, username) && { username: accessTexts.notAvailable }),
    ...(plan.asksSponsor && isRefused(props.sponsorCheck, sponsor) && { sponsor: accessTexts.notAvailable }),
    ...(phone !== '' && phone === code && { phone: accessTexts.phoneRequired }),
  };
}
