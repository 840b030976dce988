import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import type { Country } from '../../../components/CountryField/country';
import type { Remote } from '../../../remote';

/** A place in the binary tree; the wire's word is the same. */
export type Leg = 'L' | 'R';

/** What the plan asks of a registration (A §2). */
export interface RegistrationPlan {
  /** False for the very first member, who has none (user_count 0). */
  asksSponsor: boolean;
  /** True where the plan is binary. Required only where a sponsor is asked for too (D33). */
  asksPosition: boolean;
}

/** What the link that opened the page says, already checked. Each part fills and locks its field (A §2, D34). */
export interface Invitation {
  sponsor?: string | undefined;
  leg?: Leg | undefined;
}

/** The form as it is filled in. */
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

/** What the form hands out once the terms are accepted, with '' for what the plan does not ask for (D33). */
export type Registration = Omit<RegisterValues, 'agreed'>;

/** Why an attempt did not succeed. Each answer is a new object. */
export interface RegisterRefusal {
  /** The message for the form as a whole. */
  message?: string | undefined;
  /** No answer came, so the account may exist all the same. */
  unsure?: boolean;
  fields?: Partial<Record<keyof RegisterValues, string>>;
}

/** Where the papers are that a registration agrees to (D114). Without an address the words stand alone. */
export interface LegalPages {
  privacy?: string | undefined;
  terms?: string | undefined;
}

export interface RegisterScreenProps {
  plan: Remote<RegistrationPlan>;
  legalPages?: LegalPages;
  countries: Remote<readonly Country[]>;
  invitation?: Invitation;
  /** Who is signed in in this tab; signing up ends that session (D10). */
  signedInAs?: string | undefined;
  /** The check of the newest name that was asked about. */
  usernameCheck?: NameCheck | undefined;
  sponsorCheck?: NameCheck | undefined;
  /** The registration is on its way: the button takes no press. */
  busy?: boolean;
  refusal?: RegisterRefusal | undefined;
  /** The field was left with a name that is not checked yet. */
  onUsernameEntered: (username: string) => void;
  onSponsorEntered: (sponsor: string) => void;
  onSubmitted: (registration: Registration) => void;
}
