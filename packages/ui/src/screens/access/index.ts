export { ForgotPasswordDialog } from './ForgotPassword/ForgotPasswordDialog';
export type {
  ForgotPasswordDialogProps,
  ForgotPasswordValues,
} from './ForgotPassword/ForgotPasswordDialog.types';
export { LoginScreen } from './Login/LoginScreen';
export { SecondFactor } from './Login/SecondFactor';
export type {
  LoginRefusal,
  LoginScreenProps,
  LoginStep,
  LoginValues,
  SecondFactorProps,
} from './Login/LoginScreen.types';
export { NewUsernameScreen } from './NewUsername/NewUsernameScreen';
export type { NewSecrets, NewUsernameScreenProps } from './NewUsername/NewUsernameScreen';
export { NotFoundScreen } from './NotFound/NotFoundScreen';
export { RegisterScreen } from './Register/RegisterScreen';
export type {
  Invitation,
  RegisterRefusal,
  RegisterScreenProps,
  RegisterValues,
  Registration,
  RegistrationPlan,
} from './Register/RegisterScreen.types';
export { VerifyEmailScreen } from './VerifyEmail/VerifyEmailScreen';
export type { VerifyEmailRefusal, VerifyEmailScreenProps } from './VerifyEmail/VerifyEmailScreen';
