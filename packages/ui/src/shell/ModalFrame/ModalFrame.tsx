import { useEffect, useRef, type ComponentPropsWithRef } from 'react';

export interface ModalFrameProps extends ComponentPropsWithRef<'dialog'> {
  /** Called on Escape or a press on the veil. Absent when neither closes the dialog. */
  onDismissed?: (() => void) | undefined;
}

/**
 * The browser's own modal dialog, open while it is mounted. It keeps the focus inside, makes the page
 * behind inert and gives the focus back. The frame uses it so that its menu and its failure dialog work
 * without loading a chunk. Screens use `Dialog`.
 */
export function ModalFrame({ onDismissed, children, ...rest }: ModalFrameProps) {
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
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onDismissed?.();
      }}
      onClose={(event) => {
        // Browsers close the dialog on a second Escape, even when `cancel` is prevented.
        if (event.currentTarget.isConnected && !event.currentTarget.open) event.currentTarget.showModal();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onDismissed?.();
      }}
    >
      {children}
    </dialog>
  );
}
