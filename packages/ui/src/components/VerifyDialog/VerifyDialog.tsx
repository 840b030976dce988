import { VerifyForm } from './VerifyForm';
import type { VerifyDialogProps } from './VerifyDialog.types';

/**
 * 'Verify Your Account' (B §2): repeats what is about to happen, asks for the proof, and lets it happen once. It is never
 * sent by the last digit. A lost answer is named as such, with the way to the history, and never repeated by itself.
 */
export function VerifyDialog({ open, ...rest }: VerifyDialogProps) {
  return open ? <VerifyForm {...rest} /> : null;
}
