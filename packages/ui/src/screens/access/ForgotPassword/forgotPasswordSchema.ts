import { object } from 'yup';
import { requiredSecret, requiredText } from '../../../forms/rules/schema';
import { accessTexts, errorTexts } from '../../../text/messages';

const username = requiredText(accessTexts.usernameRequired);

/** The form's values. `otp` and `newpassword` are '' in step 1. */
export interface ForgotPasswordValues {
  username: string;
  otp: string;
  newpassword: string;
}

/** The rules of each step. The server checks the new password and a short code (A §5, D18). */
export const forgotPasswordSchema = {
  1: object({ username }),
  2: object({
    username,
    otp: requiredText(errorTexts.fieldRequired),
    newpassword: requiredSecret(accessTexts.passwordRequired),
  }),
} as const;

/** The most digits that a mailed code can have (D18). The server checks a shorter one. */
export const mailedCodeLength = 6;
