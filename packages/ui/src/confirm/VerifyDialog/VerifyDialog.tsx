import { VerifyForm } from './VerifyForm';
import type { VerifyDialogProps } from './VerifyDialog.types';

/**
 * 'Verify Your Account' (B §2) repeats what is about to happen, asks for the proof, and lets it happen once. The last
 * digit never sends it. After a lost answer it says so and links to the history, but never repeats the write by itself.
 */
export function VerifyDialog({ open, ...rest }: VerifyDialogProps) {
  return open ? <VerifyForm {...rest} /> : null;
}
