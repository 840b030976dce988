import { object } from 'yup';
import { requiredSecret, requiredText } from '../../../forms/schema';
import { accessTexts, errorTexts } from '../../../text/messages';

const username = requiredText(accessTexts.usernameRequired);

/** By step. The new password is the server's to judge, and so is a short code (A §5, D18). */
export const forgotPasswordSchema = {
  1: object({ username }),
  2: object({
    username,
    otp: requiredText(errorTexts.fieldRequired),
    newpassword: requiredSecret(accessTexts.passwordRequired),
  }),
} as const;

/** The most digits that a code by mail has (A §9, D18). */
export const mailedCodeLength = 4;
