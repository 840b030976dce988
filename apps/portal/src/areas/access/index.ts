// What other areas may use of this one.
export { useNameCheck } from './nameCheck/useNameCheck';
