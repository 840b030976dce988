import styled from 'styled-components';
import { errorTexts } from '../../text/messages';
import { color } from '../../tokens';
import { Button } from '../Button/Button';
import { Notice, Sign, Title } from '../EmptyState/EmptyState';
import { Icon } from '../Icon/Icon';
import { Reference } from './Reference';
import type { ElementProps } from '../elementProps';

export interface ErrorStateProps extends ElementProps {
  /** A sentence for members, never a stack trace or a response body. */
  message: string;
  /** Identifies the failed call for support; absent if the server sent no id. */
  reference?: string | undefined;
  /** Reloads this part only. Absent when a retry makes no sense. */
  onRetry?: () => void;
  /** The retry is in progress. */
  retrying?: boolean;
}

/** A part of the page that failed to load, with its own retry. */
export function ErrorState({ message, reference, onRetry, retrying = false, ...rest }: ErrorStateProps) {
  return (
    <Notice role="alert" {...rest}>
      <BadSign>
        <Icon name="alert" size="sign" />
      </BadSign>
      <Title>{message}</Title>
      {reference && <Reference id={reference} />}
      {onRetry && (
        <div>
          <Button icon={<Icon name="refresh" />} busy={retrying} onClick={() => onRetry()}>
            {errorTexts.tryAgain}
          </Button>
        </div>
      )}
    </Notice>
  );
}

const BadSign = styled(Sign)`
  background: ${color.badSoft};
  color: ${color.bad};
`;
