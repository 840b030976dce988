import type { Handlers } from '../contract/operation';
import { forgetPassword, resendOtp, verifyEmail } from './access/codes';
import { checkSponsor, checkUsername, getPreRegister, listCountries } from './access/lookups';
import { register } from './access/register';
import { login, loginAsUser, logout, preLogin } from './access/signIn';

export const accessHandlers = {
  listCountries,
  getPreRegister,
  checkUsername,
  checkSponsor,
  register,
  preLogin,
  login,
  loginAsUser,
  verifyEmail,
  resendOtp,
  forgetPassword,
  logout,
} satisfies Partial<Handlers>;
