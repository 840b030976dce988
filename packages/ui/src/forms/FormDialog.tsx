import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { Button } from '../components/Button/Button';
import { Dialog, type DialogProps } from '../components/Dialog/Dialog';
import { overlayMessages } from '../text/overlayMessages';
import { Form } from './Form';

export interface FormDialogProps extends Omit<DialogProps, 'actions' | 'locked' | 'aside' | 'focusOn'> {
  /** The label of the submit button. */
  send: string;
  /** A main action before the submit button, which is then plain. */
  first?: ReactNode;
  /** The label of the button to leave. Default: "Close". */
  leave?: string;
  /** The form can't be sent, because some of its data is not loaded. */
  unready?: boolean;
  /** The form is being sent, and the dialog can't be closed. */
  busy?: boolean;
  /** It can be closed nevertheless, because nothing was sent yet. */
  leavable?: boolean;
}

/**
 * A form in a dialog, inside a FormScope. The children are its fields. Leaving asks first while there is
 * unsaved input, unless `guard` overrides it.
 */
export function FormDialog(props: FormDialogProps) {
  const { send, leave = overlayMessages.close, unready = false, busy = false, ...more } = props;
  const { leavable = false, first, children, ...dialog } = more;
  const locked = busy && !leavable;
  const id = useId();
  const { dirty } = useFormikContext();
  return (
    <Dialog
      guard={dirty && !leavable}
      {...dialog}
      locked={locked}
      actions={
        <>
          <Button disabled={locked} onClick={dialog.onClose}>
            {leave}
          </Button>
          {first}
          <Button type="submit" form={id} variant={first ? 'plain' : 'main'} busy={busy} disabled={unready}>
            {send}
          </Button>
        </>
      }
    >
      <Form id={id}>{children}</Form>
    </Dialog>
  );
}
