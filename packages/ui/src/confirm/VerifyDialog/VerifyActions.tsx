import styled from 'styled-components';
import { overlayWords } from '../../text/overlayWords';
import { words } from '../../text/words';
import { color, fontSize } from '../../tokens';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/Button/ButtonLink';
import type { UnknownOutcome } from './attempt';
import type { VerifyDialogProps } from './VerifyDialog.types';
import { verifyWords } from './verifyWords';

interface VerifyActionsProps extends Pick<
  VerifyDialogProps,
  'confirmLabel' | 'history' | 'onRepeated' | 'onClose'
> {
  /** The form's id. */
  form: string;
  busy: boolean;
  offline: boolean;
  unknown: UnknownOutcome | undefined;
}

/** The sending button is one element under both names, so that it keeps the focus when an answer is lost. */
export function VerifyActions(props: VerifyActionsProps) {
  const { form, confirmLabel, busy, offline, unknown, history, onRepeated, onClose } = props;
  const again = unknown === 'repeatable' ? { onClick: onRepeated } : { type: 'submit' as const, form };
  return (
    <>
      {offline && <Offline role="status">{verifyWords.offline}</Offline>}
      <Button disabled={busy} onClick={onClose}>
        {overlayWords.close}
      </Button>
      {unknown !== undefined && (
        <ButtonLink
          variant={unknown === 'never' ? 'main' : 'plain'}
          href={history.href}
          onClick={history.onOpened}
        >
          {verifyWords.checkHistory}
        </ButtonLink>
      )}
      {unknown !== 'never' && (
        <Button key="send" variant="main" busy={busy} disabled={offline && !busy} {...again}>
          {unknown === undefined ? confirmLabel : words.retry}
        </Button>
      )}
    </>
  );
}

const Offline = styled.p`
  flex-basis: 100%;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
