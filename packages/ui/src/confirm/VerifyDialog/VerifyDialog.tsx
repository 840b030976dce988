import { VerifyForm } from './VerifyForm';
import type { VerifyDialogProps } from './VerifyDialog.types';

/**
 * 'Verify Your Account' (B §2) shows the details, asks for the second factor, and runs the action once. The
 * last digit never submits it. After a lost response it links to the history, but never repeats the write
 * automatically.
 */
export function VerifyDialog({ open, ...rest }: VerifyDialogProps) {
  return open ? <VerifyForm {...rest} /> : null;
}
