import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import type { Country } from '../../../components/CountryField/findCountries';
import type { Remote } from '../../../remote';

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

/** Addresses of the legal pages that a registration accepts (D114). Without an address the name is plain text. */
export interface LegalPages {
  privacy?: string | undefined;
  terms?: string | undefined;
}

export interface RegisterScreenProps {
  plan: Remote<RegistrationPlan>;
  legalPages?: LegalPages;
  countries: Remote<readonly Country[]>;
  invitation?: Invitation;
  /** The member who is signed in in this tab. Signing up ends that session (D10). */
  signedInAs?: string | undefined;
  /** The check of the newest entered name. */
  usernameCheck?: NameCheck | undefined;
  sponsorCheck?: NameCheck | undefined;
  /** The registration is being sent, so the button is inactive. */
  busy?: boolean;
  refusal?: RegisterRefusal | undefined;
  /** The field lost the focus with an unchecked name. */
  onUsernameEntered: (username: string) => void;
  onSponsorEntered: (sponsor: string) => void;
  onSubmitted: (registration: Registration) => void;
}
