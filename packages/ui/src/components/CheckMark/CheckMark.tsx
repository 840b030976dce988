import styled from 'styled-components';
import { accessTexts } from '../../text/messages';
import { commonMessages } from '../../text/commonMessages';
import { hidden } from '../../theme/hidden';
import { color, space } from '../../tokens';
import { LinkButton } from '../Button/LinkButton';
import { Icon } from '../Icon/Icon';
import { SpinnerRing } from '../Spinner/Spinner';
import type { NameCheck } from './nameCheck';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

export const checkMessages = defineMessages('checkMessages', {
  checking: 'Checking',
  waiting: 'We’ll check again shortly',
  notChecked: 'Couldn’t check',
});

export interface CheckMarkProps extends ElementProps<HTMLSpanElement> {
  /** The field's label. Screen readers announce it first, since the focus may have moved by then. */
  label: string;
  /** The result of the check. Nothing is shown without one. */
  check: NameCheck | undefined;
}

/**
 * The check result of a field's name (A §2). Always rendered, because only changes of an existing element are
 * announced.
 */
export function CheckMark({ label, check, ...rest }: CheckMarkProps) {
  return (
    <Line {...rest}>
      <Status role="status">
        {check && (
          <>
            <span className={hidden}>{label}: </span>
            <Result check={check} />
          </>
        )}
      </Status>
      {check?.state === 'failed' && <LinkButton onClick={check.onRetry}>{commonMessages.retry}</LinkButton>}
    </Line>
  );
}

function Result({ check }: { check: NameCheck }) {
  switch (check.state) {
    case 'checking':
      return (
        <Part>
          <SpinnerRing $size="base" aria-hidden />
          {checkMessages.checking}
        </Part>
      );
    case 'available':
      return (
        <Good>
          <Icon name="check" />
          <span>
            {accessTexts.available}
            {check.info !== undefined && (
              <>
                {' · '}
                <bdi translate="no">{check.info}</bdi>
              </>
            )}
          </span>
        </Good>
      );
    case 'notAvailable':
      return (
        <Bad>
          <Icon name="alert" />
          <span>{accessTexts.notAvailable}</span>
        </Bad>
      );
    case 'waiting':
      return checkMessages.waiting;
    case 'failed':
      return checkMessages.notChecked;
  }
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};

  /* The button is as high as the text. */
  button {
    min-block-size: 0;
  }
`;

/* Always as high as the label next to it. */
const Status = styled.span`
  display: flex;
`;

const Part = styled.span`
  display: flex;
  align-items: start;
  gap: ${space[1]};
  overflow-wrap: anywhere;

  > [aria-hidden] {
    margin-block-start: 0.125em;
  }
`;

const Good = styled(Part)`
  color: ${color.good};
`;

const Bad = styled(Part)`
  color: ${color.bad};
`;
