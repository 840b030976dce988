import styled from 'styled-components';
import { errorTexts } from '../../text/messages';
import { color } from '../../tokens';
import { Button } from '../Button/Button';
import { Notice, Sign, Title } from '../EmptyState/EmptyState';
import { Icon } from '../Icon/Icon';
import { Reference } from './Reference';

export interface ErrorStateProps {
  /** A sentence for members, never a stack trace or a response body. */
  message: string;
  /** What support finds the failed call by; absent where the server named none. */
  reference?: string | undefined;
  /** Tries this part again while the rest of the page stays. Absent when a retry makes no sense. */
  onRetry?: () => void;
  /** The retry is under way. */
  retrying?: boolean;
}

/** A part of the page that could not be loaded, with its own retry. */
export function ErrorState({ message, reference, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <Notice role="alert">
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
