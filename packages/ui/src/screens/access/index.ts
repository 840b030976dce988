export { ForgotPasswordDialog } from './ForgotPassword/ForgotPasswordDialog';
export type { ForgotPasswordDialogProps } from './ForgotPassword/ForgotPasswordDialog';
export type { ForgotPasswordValues } from './ForgotPassword/forgotPasswordSchema';
export { LoginScreen } from './Login/LoginScreen';
export type { LoginScreenProps, LoginStep } from './Login/LoginScreen';
export { SecondFactor } from './Login/SecondFactor';
export type { SecondFactorProps } from './Login/SecondFactor';
export type { LoginRefusal, LoginValues } from './Login/useLoginForm';
export { NewUsernameScreen } from './NewUsername/NewUsernameScreen';
export type { NewSecrets, NewUsernameScreenProps } from './NewUsername/NewUsernameScreen';
export { NotFoundScreen } from './NotFound/NotFoundScreen';
export { RegisterPage } from './Register/RegisterPage';
export { RegisterScreen } from './Register/RegisterScreen';
export type { RegisterScreenProps } from './Register/RegisterScreen';
export type {
  Invitation,
  RegisterRefusal,
  RegisterValues,
  Registration,
  RegistrationPlan,
} from './Register/registration';
export { VerifyEmailScreen } from './VerifyEmail/VerifyEmailScreen';
export type { VerifyEmailRefusal, VerifyEmailScreenProps } from './VerifyEmail/VerifyEmailScreen';
