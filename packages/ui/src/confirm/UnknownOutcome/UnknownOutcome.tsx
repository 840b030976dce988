import type { ReactNode } from 'react';
import styled from 'styled-components';
import { words } from '../../text/words';
import { space } from '../../tokens';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { verifyWords } from '../VerifyDialog/verifyWords';

export interface UnknownOutcomeProps {
  /** What was sent, in a sentence: amount, wallet, time. */
  children: ReactNode;
  historyHref: string;
  onHistoryOpened?: () => void;
  /** Opens the confirmation of the same request. Absent where a repeat could happen twice. */
  onRepeated?: (() => void) | undefined;
  /** Called when the member has looked it up and wants to start anew. */
  onForgotten: () => void;
}

/** Shown above a form whose write got no answer, after the dialog was closed or the page reloaded (T12). */
export function UnknownOutcome(props: UnknownOutcomeProps) {
  const { children, historyHref, onHistoryOpened, onRepeated, onForgotten } = props;
  return (
    <Banner
      variant="warn"
      icon="alert"
      detail={
        <>
          {children}
          <Actions>
            <ButtonLink size="small" href={historyHref} onClick={onHistoryOpened}>
              {verifyWords.checkHistory}
            </ButtonLink>
            {onRepeated && (
              <Button size="small" onClick={onRepeated}>
                {words.retry}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={onForgotten}>
              {verifyWords.startAnew}
            </Button>
          </Actions>
        </>
      }
    >
      {verifyWords.unknown}
    </Banner>
  );
}

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
`;
