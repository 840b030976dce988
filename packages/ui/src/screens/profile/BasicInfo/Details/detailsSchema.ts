import { object, string } from 'yup';
import { requiredText } from '../../../../forms/rules/schema';
import { parseMoment } from '../../../../text/format/parseMoment';
import { errorTexts } from '../../../../text/messages';
import { profileMessages } from '../../messages';
import { trimText } from '../../../../text/typed/trimText';

/** A member's own data in the form. A missing value is '' (A §3, A §5). */
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

/** The text for a day that does not exist. */
export const noDay = profileMessages.invalidDate;

const isDay = (value: string) => {
  const moment = parseMoment(value);
  return moment !== undefined && !('instant' in moment);
};

/**
 * Fields that a registration requires can't be emptied here. The rest may be empty (A §5). `today` is YYYY-MM-DD in
 * the member's time zone.
 */
export const detailsSchema = (today: string) =>
  object({
    name: requiredText(errorTexts.fieldRequired),
    email: requiredText(errorTexts.fieldRequired).email(profileMessages.invalidEmail),
    country: requiredText(errorTexts.fieldRequired),
    phone: requiredText(errorTexts.fieldRequired),
    dob: string()
      .test('day', noDay, (value = '') => value === '' || isDay(value))
      .test('past', profileMessages.futureDate, (value = '') => !isDay(value) || value <= today),
  });

/** The whole trimmed set to send (D57). Undefined if nothing changed. */
export function selectEdited(start: MemberDetails, now: MemberDetails): MemberDetails | undefined {
  const tidy = (details: MemberDetails) =>
    Object.fromEntries(
      Object.entries(details).map(([field, value]: [string, string]) => [field, trimText(value)]),
    ) as unknown as MemberDetails;
  const edited = tidy(now);
  return JSON.stringify(edited) === JSON.stringify(tidy(start)) ? undefined : edited;
}
