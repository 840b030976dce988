import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { commonMessages } from '../../text/commonMessages';
import { color, fontSize } from '../../tokens';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/Button/ButtonLink';
import type { UnknownOutcome } from './confirmedWrite';
import { verifyMessages } from './messages';

interface VerifyActionsProps {
  confirmLabel: string;
  /** A main action before the submit button, which is then plain. */
  first?: ReactNode;
  history: { href: string; onOpen?: () => void };
  onRepeat: () => void;
  onClose: () => void;
  /** The form's id. */
  form: string;
  busy: boolean;
  offline: boolean;
  unknown: UnknownOutcome | undefined;
  /**
   * Whether the server is proven to run a repeated request only once. Only then is repeating the main action
   * (D118).
   */
  isProven: boolean;
}

/**
 * The submit button is one element under both labels, to keep the focus when a response is lost. Without
 * proof the focus moves to the history, because Enter must not send money again.
 */
export function VerifyActions(props: VerifyActionsProps) {
  const { form, confirmLabel, first, busy, offline, unknown, isProven, history } = props;
  const { onRepeat, onClose } = props;
  const looksFirst = unknown !== undefined && !isProven;
  const sending = useRef<HTMLButtonElement>(null);
  const looking = useRef<HTMLAnchorElement>(null);
  useEffect(
    function leaveSending() {
      if (looksFirst && document.activeElement === sending.current) looking.current?.focus();
    },
    [looksFirst],
  );
  const again =
    unknown === 'repeatable' || unknown === 'failedAgain'
      ? { onClick: onRepeat }
      : { type: 'submit' as const, form };
  return (
    <>
      {offline && <Offline role="status">{verifyMessages.offline}</Offline>}
      <Button disabled={busy} onClick={onClose}>
        {overlayMessages.close}
      </Button>
      {unknown !== undefined && (
        <ButtonLink
          ref={looking}
          variant={looksFirst ? 'main' : 'plain'}
          href={history.href}
          onClick={history.onOpen}
        >
          {verifyMessages.checkHistory}
        </ButtonLink>
      )}
      {first}
      <Button
        key="send"
        ref={sending}
        variant={looksFirst || first ? 'plain' : 'main'}
        busy={busy}
        disabled={offline && !busy}
        {...again}
      >
        {unknown === undefined ? confirmLabel : commonMessages.retry}
      </Button>
    </>
  );
}

const Offline = styled.p`
  flex-basis: 100%;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
