export {
  LoginScreen,
  type CodeRequest,
  type LoginRefusal,
  type LoginScreenProps,
  type LoginStep,
  type LoginValues,
} from './Login/LoginScreen';
export { NotFoundScreen } from './NotFound/NotFoundScreen';
