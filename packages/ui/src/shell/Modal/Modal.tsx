import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { useRefs } from '../../components/elementProps';

export interface ModalProps extends ComponentPropsWithRef<'dialog'> {
  /** Called on Escape or a press on the backdrop. Absent when neither closes the dialog. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A native modal dialog, open while mounted. It traps the focus, makes the page behind inert and returns the
 * focus. The shell uses it for its menu and failure dialog, which must work without loading a chunk. Screens
 * use `Dialog`.
 */
export function Modal({ onDismiss, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(function openWhileMounted() {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      {...rest}
      ref={useRefs(dialog, rest.ref)}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss?.();
      }}
      onClose={(event) => {
        // Browsers close the dialog on a second Escape, even when `cancel` is prevented.
        if (event.currentTarget.isConnected && !event.currentTarget.open) event.currentTarget.showModal();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onDismiss?.();
      }}
    >
      {children}
    </dialog>
  );
}
