import * as Parts from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { overlayMessages } from '../../text/overlayMessages';
import { Button } from '../Button/Button';
import { DialogBody } from './DialogBody';
import { Actions, Aside, Description, Head, Sheet, Title, Veil, type DialogSize } from './Dialog.styles';
import { LeaveQuestion } from './LeaveQuestion';
import { firstControl, focusFirst, type FocusOn } from './focusFirst';
import { useLeave } from './useLeave';

export interface DialogProps {
  open: boolean;
  title: string;
  /** The title is a server's own words, which read in their own direction. */
  fromServer?: boolean;
  /** One or two sentences under the title, read out with it. */
  description?: ReactNode;
  /** Beside the title, such as the ways to the neighbours of what is shown. */
  aside?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. Without any the dialog offers a Close of its own. */
  actions?: ReactNode;
  /** `reading` for text, `wide` for tables and trees, `drawer` for what belongs to a row of the page behind it, `finder` for what is typed and found. */
  size?: DialogSize;
  /**
   * Where focus starts: the first control of the body, the first of the actions, the code (the actions where none is
   * asked for), or the dialog itself, for text.
   */
  focusOn?: FocusOn;
  /**
   * Something was typed that closing would lose: Escape and a press beside the dialog ask first
   * (DESIGN "Dialogs"). The dialog's own actions decide for themselves.
   */
  guard?: boolean;
  /** Nothing closes the dialog, because an answer is awaited. */
  locked?: boolean;
  /** Hides this dialog while another asks about it. What was entered is kept. */
  covered?: boolean;
  /** Called when the member wants to leave. The caller closes the dialog. */
  onClose: () => void;
}

/**
 * A modal dialog; a sheet from the lower edge on phones. Focus goes in, stays in and returns to where it was. Escape
 * and a press beside the dialog close it. A long body scrolls between its title and its actions. Use `focusOn`
 * and not `autoFocus` on a child, which would hide from the dialog where focus came from.
 */
export function Dialog(props: DialogProps) {
  const { open, title, description, aside, children, actions, size = 'base', focusOn = 'body' } = props;
  const { fromServer = false, guard = false, locked = false, covered = false, onClose } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const leave = useLeave({ open, guard, locked, onClose });
  return (
    <Parts.Root open={open} onOpenChange={(next) => next || leave.request()}>
      <Parts.Portal>
        <Veil />
        <Sheet
          ref={sheet}
          $size={size}
          data-covered={covered || undefined}
          aria-modal
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            // A toast lies over the dialog and is not part of it, so pressing it must not close the dialog.
            if (event.target instanceof Element && event.target.closest('[data-toaster]'))
              event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            focusFirst(sheet.current, focusOn);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // An element that has taken the focus by now, such as a refused field, keeps it.
            if (document.activeElement !== document.body) return;
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Head>
            <Title dir={fromServer ? 'auto' : undefined}>{title}</Title>
            {aside !== undefined && <Aside>{aside}</Aside>}
            {description && (
              <Parts.Description asChild>
                <Description>{description}</Description>
              </Parts.Description>
            )}
          </Head>
          {children && <DialogBody title={title}>{children}</DialogBody>}
          {leave.asking ? (
            <LeaveQuestion
              onLeave={onClose}
              onStay={() => {
                leave.stay();
                firstControl(sheet.current, 'body')?.focus();
              }}
            />
          ) : (
            <Actions data-dialog-actions>
              {actions ?? <Button onClick={leave.request}>{overlayMessages.close}</Button>}
            </Actions>
          )}
        </Sheet>
      </Parts.Portal>
    </Parts.Root>
  );
}
