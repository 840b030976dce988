import * as Parts from '@radix-ui/react-dialog';
import { useRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { Button } from '../Button/Button';
import { getElementProps, useRefs, type ElementProps } from '../elementProps';
import { border, color, fontWeight, media, space } from '../../tokens';
import { Actions, Aside, Description, Head, Sheet, Title, Veil, type DialogSize } from './Dialog.styles';
import { InDialog } from './inDialog';
import { useOverflow } from './useOverflow';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Replaces a dialog's actions when leaving would lose typed text. */
function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Actions data-dialog-actions role="alert">
      <Text>{overlayMessages.discardQuestion}</Text>
      <Button autoFocus onClick={onStay}>
        {overlayMessages.keepEditing}
      </Button>
      <Button variant="danger" onClick={onLeave}>
        {overlayMessages.discard}
      </Button>
    </Actions>
  );
}

const Text = styled.p`
  flex: 1 1 0;
  min-inline-size: 9rem;
  color: ${color.inkMuted};
  font-weight: ${fontWeight.strong};
`;

interface DialogBodyProps {
  /** Names the scrollable body, which can be focused. */
  title: string;
  children: ReactNode;
}

/** The part between a dialog's title and its actions. Only this part scrolls. */
function DialogBody({ title, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  return (
    <Box
      ref={box}
      data-dialog-body
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': title, 'data-scrolls': true })}
    >
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${space[1]} ${space[6]};
  overflow: hidden auto;
  overscroll-behavior: contain;
  &[data-scrolls] {
    min-block-size: min(10rem, 40dvh);
    border-block: ${border.hair} solid ${color.line};
    padding-block: ${space[4]};
  }
  /* In a low window the whole sheet scrolls. */
  ${media.low} {
    flex: none;
    overflow: visible;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
`;

interface Leaving {
  guard: boolean;
  locked: boolean;
  onClose: () => void;
}

/**
 * Handles leaving a dialog: immediately, after a question while `guard` is set, or never while `locked`. A
 * second attempt to leave hides the question, and the dialog stays.
 */
function useLeave({ guard, locked, onClose }: Leaving) {
  const [asked, setAsked] = useState(false);
  const asking = asked && guard && !locked;
  if (asked && !asking) setAsked(false);
  const request = () => {
    if (locked) return;
    if (guard) setAsked(!asking);
    else onClose();
  };
  return { asking, request, stay: () => setAsked(false) };
}

const control = 'input, select, textarea, button, a[href]';

/** The first focusable control of a dialog's body (or of its actions). */
function firstControl(sheet: HTMLElement | null, where: 'body' | 'actions') {
  const part = sheet?.querySelector(`[data-dialog-${where}]`);
  const found = [...(part?.querySelectorAll<HTMLElement>(control) ?? [])];
  return found.find((element) => !element.matches(':disabled, [hidden], [tabindex="-1"]'));
}

/** The initial focus of a dialog. */
type FocusOn = 'body' | 'actions' | 'code' | 'dialog';

/**
 * Moves the focus into an opening dialog: to the requested part, else to its actions, else to the dialog
 * itself.
 */
function focusFirst(sheet: HTMLElement | null, where: FocusOn) {
  const code = sheet?.querySelector<HTMLElement>('[data-code] input:not(:disabled)');
  if (where === 'dialog') sheet?.focus();
  else if (where === 'code') (code ?? firstControl(sheet, 'actions') ?? sheet)?.focus();
  else (firstControl(sheet, where) ?? firstControl(sheet, 'actions') ?? sheet)?.focus();
}

export interface DialogSheetProps extends ElementProps {
  title: string;
  /** The title is the server's text, with its own text direction. */
  fromServer?: boolean;
  /** One or two sentences under the title, announced with it. */
  description?: ReactNode;
  /** Next to the title, such as the links to the previous and next item. */
  aside?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. Default: a Close button. */
  actions?: ReactNode;
  /**
   * `reading` for text, `wide` for tables and trees, `drawer` for the detail of a row, `finder` for search.
   */
  size?: DialogSize;
  /**
   * The initial focus: the first control of the body, the first of the actions, the code (the actions without
   * a code), or the dialog itself, for text.
   */
  focusOn?: FocusOn;
  /**
   * Closing would lose typed text, so Escape and a press outside the dialog ask first (DESIGN "Dialogs"). The
   * dialog's own actions are not guarded.
   */
  guard?: boolean;
  /** The dialog can't be closed, because a response is pending. */
  locked?: boolean;
  /** Hides this dialog while another one asks about it. The input is kept. */
  covered?: boolean;
  /** Called when the member wants to leave. The caller closes the dialog. */
  onClose: () => void;
}

/** The open dialog. */
export function DialogSheet(props: DialogSheetProps) {
  const { title, description, aside, children, actions, size = 'base', focusOn = 'body' } = props;
  const { fromServer = false, guard = false, locked = false, covered = false, onClose } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const ref = useRefs(sheet, props.ref);
  const opener = useRef<Element | null>(null);
  const leave = useLeave({ guard, locked, onClose });
  return (
    <Parts.Root open onOpenChange={(next) => next || leave.request()}>
      <Parts.Portal>
        <Veil />
        <Sheet
          $size={size}
          data-covered={covered || undefined}
          aria-modal
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...getElementProps(props)}
          ref={ref}
          onInteractOutside={(event) => {
            // A toast over the dialog is not part of it, so pressing it must not close the dialog.
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
            // An element that already has the focus, such as a refused field, keeps it.
            if (document.activeElement !== document.body) return;
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Head>
            <Title dir={fromServer ? 'auto' : undefined}>{title}</Title>
            {aside !== undefined && <Aside>{aside}</Aside>}
          </Head>
          {description && (
            <Parts.Description asChild>
              <Description>{description}</Description>
            </Parts.Description>
          )}
          {children && (
            <InDialog value>
              <DialogBody title={title}>{children}</DialogBody>
            </InDialog>
          )}
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
