import { object, string } from 'yup';
import { requiredText } from '../../../../forms/rules/schema';
import { parseMoment } from '../../../../text/format/parseMoment';
import { errorTexts } from '../../../../text/messages';
import { profileMessages } from '../../messages';

/** The text for a day that does not exist. */
export const noDay = profileMessages.enterARealDate;

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
    email: requiredText(errorTexts.fieldRequired).email(profileMessages.enterAWholeEmailAddress),
    country: requiredText(errorTexts.fieldRequired),
    phone: requiredText(errorTexts.fieldRequired),
    dob: string()
      .test('day', noDay, (value = '') => value === '' || isDay(value))
      .test('past', profileMessages.thisDayIsStillTo, (value = '') => !isDay(value) || value <= today),
  });
