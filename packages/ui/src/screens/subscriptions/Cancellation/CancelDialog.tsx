import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import type { CancelFormProps } from './CancelForm';

const CancelForm = createLazyOverlay<CancelFormProps>(() =>
  import('./CancelForm').then((module) => module.CancelForm),
);

export type CancelDialogProps = Omit<CancelFormProps, 'asked' | 'onClose'>;

/** 'Verify Your Account' before a cancellation: the subscription, its cost, reason and code (B §2, B §5). */
export function CancelDialog(props: CancelDialogProps) {
  const { asked, onClose } = props.cancellation;
  return asked && <CancelForm {...props} asked={asked} onClose={onClose} />;
}
