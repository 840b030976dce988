// The public modules of this area.
export { useNameCheck } from './nameCheck/useNameCheck';
