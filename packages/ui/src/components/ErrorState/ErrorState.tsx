import styled from 'styled-components';
import { errorTexts } from '../../text/messages';
import { color } from '../../tokens';
import { Button } from '../Button/Button';
import { Notice, Sign, Title } from '../EmptyState/EmptyState';
import { Icon } from '../Icon/Icon';

export interface ErrorStateProps {
  /** A sentence for members; never a stack or a body. */
  message: string;
  /** Tries this part again; the rest of the page stays. Absent: there is nothing to try. */
  onRetry?: () => void;
  /** The retry is on its way. */
  retrying?: boolean;
}

/** A part of the page that could not be loaded, with its own retry. */
export function ErrorState({ message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <Notice role="alert">
      <BadSign>
        <Icon name="alert" scale="sign" />
      </BadSign>
      <Title>{message}</Title>
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
