export { LoginScreen } from './Login/LoginScreen';
export type { LoginRefusal, LoginScreenProps, LoginStep, LoginValues } from './Login/LoginScreen.types';
export { NotFoundScreen } from './NotFound/NotFoundScreen';
