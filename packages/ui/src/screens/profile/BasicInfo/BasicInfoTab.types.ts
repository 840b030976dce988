import type { Country } from '../../../components/CountryField/findCountries';
import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';

/** A member's own data in the form. A missing value is '' (A §3, §5). */
export interface MemberDetails {
  name: string;
  email: string;
  gender: string;
  /** YYYY-MM-DD (D57). */
  dob: string;
  /** A country's id. */
  country: string;
  /** Digits, the calling code first (D31). */
  phone: string;
  addressLine1: string;
  addressLine2: string;
  landmark: string;
  city: string;
  state: string;
  pincode: string;
  taxId: string;
}

export interface MemberData {
  details: MemberDetails;
  /** The server does not allow changing the email here (D57). */
  emailLocked: boolean;
  emailVerified: boolean;
}

/** The state of the avatar. */
interface AvatarState {
  /** Its address. Without one, initials show (D103). */
  url?: string | undefined;
  /** The form that sends it. Its field is `photo`. */
  form: SentForm;
}

export interface BasicInfoTabProps {
  username: string;
  member: Remote<MemberData>;
  countries: Remote<readonly Country[]>;
  avatar: AvatarState;
  /** Its fields are the keys of MemberDetails. */
  form: SentForm;
  /** Called with the whole set, once a value was changed (D57). */
  onSaved: (details: MemberDetails) => void;
  /** A small square image. The same crop returns the same file, because it is the same attempt (T12). */
  onAvatarChosen: (file: File) => void;
  onDirty?: (dirty: boolean) => void;
}
