import { object, string } from 'yup';
import { requiredSecret, requiredText, ticked } from '../../../forms/rules/schema';
import { accessTexts, errorTexts } from '../../../text/messages';
import { registerMessages } from './messages';
import { limits, type RegistrationPlan } from './registration';

/** Text, one @, and text with a dot in it. Only a sent email proves that an address exists. */
const emailShape = /^[^@]+@[^@]+\.[^@.]+$/;

/** The required fields, depending on the plan (A §5). */
export const registerSchema = ({ asksSponsor, asksPosition }: RegistrationPlan) =>
  object({
    name: requiredText(accessTexts.nameRequired),
    username: requiredText(accessTexts.usernameRequired),
    email: requiredText(accessTexts.emailRequired).matches(emailShape, {
      message: registerMessages.emailShape,
      excludeEmptyString: true,
    }),
    phone: requiredText(accessTexts.phoneRequired)
      .matches(/^\+?\d+$/, { message: registerMessages.phoneShape, excludeEmptyString: true })
      .max(limits.phone, registerMessages.phoneTooLong),
    country: requiredText(accessTexts.countryRequired),
    password: requiredSecret(accessTexts.passwordRequired),
    pin: requiredText(accessTexts.securityPinRequired).matches(/^\d{4}$/, {
      message: registerMessages.pinShape,
      excludeEmptyString: true,
    }),
    sponsor: asksSponsor ? requiredText(accessTexts.sponsorRequired) : string(),
    position: asksSponsor && asksPosition ? requiredText(accessTexts.positionRequired) : string(),
    agreed: ticked(errorTexts.fieldRequired),
  });
