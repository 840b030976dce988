export { findKeptWithdrawal } from './keptWithdrawal';
