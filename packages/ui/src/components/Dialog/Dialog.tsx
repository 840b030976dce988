import * as Parts from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { overlayWords } from '../../text/overlayWords';
import { Button } from '../Button/Button';
import { DialogBody } from './DialogBody';
import { Actions, Description, Head, Sheet, Title, Veil, type DialogRoom } from './Dialog.styles';
import { LeaveQuestion } from './LeaveQuestion';
import { firstControl, focusFirst } from './focusFirst';
import { useLeave } from './useLeave';

export interface DialogProps {
  open: boolean;
  title: string;
  /** One or two sentences under the title, read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. Without any the dialog offers a Close of its own. */
  actions?: ReactNode;
  /** `reading` for text, `wide` for tables and trees. */
  room?: DialogRoom;
  /** Where focus starts: the first control of the body, the first of the actions, or the dialog itself, for text. */
  focusOn?: 'body' | 'actions' | 'dialog';
  /**
   * Something was typed that closing would lose: Escape and a press beside the dialog ask first
   * (DESIGN "Dialogs"). The dialog's own actions decide for themselves.
   */
  guard?: boolean;
  /** Nothing closes the dialog, while an answer is awaited. */
  locked?: boolean;
  /** Another dialog asks about this one: it waits out of sight, with all that was entered. */
  covered?: boolean;
  /** The member wants to leave; the caller closes it. */
  onClose: () => void;
}

/**
 * A modal dialog; a full-height sheet on phones. Focus goes in, stays in and returns to where it was;
 * Escape and a press beside it close it; a long body scrolls between its title and its actions.
 * `focusOn` says where focus starts; `autoFocus` on a child would hide from it where focus came from.
 */
export function Dialog(props: DialogProps) {
  const { open, title, description, children, actions, room = 'base', focusOn = 'body' } = props;
  const { guard = false, locked = false, covered = false, onClose } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const leave = useLeave({ open, guard, locked, onClose });
  return (
    <Parts.Root open={open} onOpenChange={(next) => next || leave.request()}>
      <Parts.Portal>
        <Veil />
        <Sheet
          ref={sheet}
          $room={room}
          data-covered={covered || undefined}
          aria-modal
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            // A toast lies over the dialog and is no part of it: pressing it closes nothing.
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
            // Whoever has taken the focus by now, such as a field that was refused, keeps it.
            if (document.activeElement !== document.body) return;
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Head>
            <Title>{title}</Title>
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
              {actions ?? <Button onClick={leave.request}>{overlayWords.close}</Button>}
            </Actions>
          )}
        </Sheet>
      </Parts.Portal>
    </Parts.Root>
  );
}
