import type { ReactNode } from 'react';
import styled from 'styled-components';
import { words } from '../../text/words';
import { space } from '../../tokens';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { verifyWords } from '../VerifyDialog/verifyWords';

export interface UnknownOutcomeProps {
  /** What was sent, in a sentence: amount, wallet, time. */
  children: ReactNode;
  historyHref: string;
  onHistoryOpened?: () => void;
  /** Opens the confirmation of the same request; absent where a second one could happen twice. */
  onRepeated?: (() => void) | undefined;
  /** The member has looked, and is done with it. */
  onForgotten: () => void;
}

/** Stands over the form of a write whose answer never came, after its dialog was closed or the page reloaded (T12). */
export function UnknownOutcome(props: UnknownOutcomeProps) {
  const { children, historyHref, onHistoryOpened, onRepeated, onForgotten } = props;
  return (
    <Banner
      tone="warn"
      icon="alert"
      detail={
        <>
          {children}
          <Actions>
            <ButtonLink scale="small" href={historyHref} onClick={onHistoryOpened}>
              {verifyWords.checkHistory}
            </ButtonLink>
            {onRepeated && (
              <Button scale="small" onClick={onRepeated}>
                {words.retry}
              </Button>
            )}
            <Button scale="small" look="quiet" onClick={onForgotten}>
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
