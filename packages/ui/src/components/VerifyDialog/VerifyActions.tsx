import styled from 'styled-components';
import { overlayWords } from '../../text/overlayWords';
import { words } from '../../text/words';
import { color, fontSize } from '../../tokens';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
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

/** One button sends, whatever it is called: the focus stays on it when an answer is lost. */
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
          look={unknown === 'never' ? 'main' : 'plain'}
          href={history.href}
          onClick={history.onOpened}
        >
          {verifyWords.checkHistory}
        </ButtonLink>
      )}
      {unknown !== 'never' && (
        <Button key="send" look="main" busy={busy} disabled={offline && !busy} {...again}>
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
