import { useFormikContext } from 'formik';
import { useId } from 'react';
import { Button } from '../components/Button/Button';
import { Dialog, type DialogProps } from '../components/Dialog/Dialog';
import { overlayMessages } from '../text/overlayMessages';
import { Form } from './Form';

export interface FormDialogProps extends Omit<DialogProps, 'actions' | 'locked' | 'aside' | 'focusOn'> {
  /** What the button that sends is called. */
  send: string;
  /** What the button that leaves is called. Absent: "Close". */
  leave?: string;
  /** Something that the form needs is not there yet, so it can't be sent. */
  unready?: boolean;
  /** The form is being sent, and nothing closes the dialog. */
  busy?: boolean;
}

/**
 * A form in a dialog, inside a FormScope: its fields are the children, its buttons those of the dialog. While anything
 * is typed, leaving asks first, unless `guard` says otherwise.
 */
export function FormDialog(props: FormDialogProps) {
  const { send, leave = overlayMessages.close, unready = false, busy = false, children, ...dialog } = props;
  const id = useId();
  const { dirty } = useFormikContext();
  return (
    <Dialog
      guard={dirty}
      {...dialog}
      locked={busy}
      actions={
        <>
          <Button disabled={busy} onClick={dialog.onClose}>
            {leave}
          </Button>
          <Button type="submit" form={id} variant="main" busy={busy} disabled={unready}>
            {send}
          </Button>
        </>
      }
    >
      <Form id={id}>{children}</Form>
    </Dialog>
  );
}
