import { useControlled } from './useControlled';

export interface OpenProps {
  /** Whether it is open, kept by the caller. */
  open?: boolean | undefined;
  /** It opens as it appears, and closes without the caller. */
  defaultOpen?: boolean;
  /** Called when the member wants to leave. With `open` the caller closes it. */
  onClose?: (() => void) | undefined;
}

/** Whether a dialog is open, and what closes it without `onClose`, for a result that has its event. */
export function useOpen({ open, defaultOpen = false, onClose }: OpenProps) {
  const [shown, setShown] = useControlled(open, defaultOpen, undefined);
  const close = () => setShown(false);
  return {
    isOpen: shown,
    close,
    leave: () => {
      close();
      onClose?.();
    },
  };
}
