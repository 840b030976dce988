import type { ReactNode } from 'react';
import styled from 'styled-components';
import { commonMessages } from '../../text/commonMessages';
import { space } from '../../tokens';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { unprovenText, verifyMessages } from '../VerifyDialog/messages';
import { getElementProps, type ElementProps } from '../../components/elementProps';

export interface UnknownOutcomeProps extends ElementProps {
  /** The request in a sentence: amount, wallet, time. */
  children: ReactNode;
  /** The address of the list in which the write would appear. */
  historyHref: string;
  /** Called when the member opens that list. */
  onHistoryOpen?: () => void;
  /** Whether the server is proven to run a repeated request only once (D118). */
  isProven: boolean;
  /** Whether the request moves money immediately. Default: true. */
  movesMoney?: boolean;
  /** Opens the confirmation of the same request. Absent if the request was not stored. */
  onRepeat?: (() => void) | undefined;
  /** Called when the member has checked the outcome and wants to start again. */
  onForget: () => void;
}

/** Shown above a form whose write has no response, after the dialog was closed or the page reloaded (T12). */
export function UnknownOutcome(props: UnknownOutcomeProps) {
  const { children, historyHref, onHistoryOpen, isProven, movesMoney = true } = props;
  const { onRepeat, onForget } = props;
  const repeatsFirst = isProven && onRepeat !== undefined;
  return (
    <Banner
      variant="warn"
      icon="alert"
      detail={
        <>
          {children} {isProven ? verifyMessages.lookFirst : unprovenText(movesMoney)}
          <Actions>
            <ButtonLink
              size="small"
              variant={repeatsFirst ? 'plain' : 'main'}
              href={historyHref}
              onClick={onHistoryOpen}
            >
              {verifyMessages.checkHistory}
            </ButtonLink>
            {onRepeat && (
              <Button size="small" variant={repeatsFirst ? 'main' : 'plain'} onClick={onRepeat}>
                {commonMessages.retry}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={onForget}>
              {verifyMessages.startAgain}
            </Button>
          </Actions>
        </>
      }
      {...getElementProps(props)}
    >
      {verifyMessages.unknown}
    </Banner>
  );
}

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
`;
