import type { Country } from '../../../components/CountryField/country';
import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';

/** A member's own data, as the form holds it: '' for what is not there (A §3, §5). */
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
  /** The server does not let the email be changed here (D57). */
  emailLocked: boolean;
  emailVerified: boolean;
}

/** How the picture stands. */
interface PictureState {
  /** Its address; absent shows initials (D103). */
  url?: string | undefined;
  /** Its sending; its field is `photo`. */
  form: SentForm;
}

export interface BasicInfoTabProps {
  username: string;
  member: Remote<MemberData>;
  countries: Remote<readonly Country[]>;
  picture: PictureState;
  /** Its fields are those of MemberDetails. */
  form: SentForm;
  /** The fields that were changed, and no others (D57). */
  onSaved: (changes: Partial<MemberDetails>) => void;
  /** A square picture, cropped and small. The same file again for the same crop: it is the same attempt (T12). */
  onPictureChosen: (file: File) => void;
  onDirty?: (dirty: boolean) => void;
}
