export { LoginScreen } from './Login/LoginScreen';
export type { LoginRefusal, LoginScreenProps, LoginStep, LoginValues } from './Login/LoginScreen.types';
export { NotFoundScreen } from './NotFound/NotFoundScreen';
export { RegisterScreen } from './Register/RegisterScreen';
export type {
  Invitation,
  NameCheck,
  RegisterRefusal,
  RegisterScreenProps,
  RegisterValues,
  Registration,
  RegistrationPlan,
} from './Register/RegisterScreen.types';
