import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { levelsMessages } from '../../../text/pictures/levelsMessages';
import { space } from '../../../tokens';

interface OnlyLevelProps {
  /** Undefined while all are shown. */
  level: number | undefined;
  onAll: (() => void) | undefined;
}

/** Says that a pressed bar narrows the list, and how to have all of it back. */
export function OnlyLevel({ level, onAll }: OnlyLevelProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <Container ref={container} role="status" tabIndex={-1}>
      {level !== undefined && (
        <Line>
          <span>{levelsMessages.only(level)}</span>
          <Button
            size="small"
            onClick={() => {
              // The pressed button goes away with its line.
              container.current?.focus();
              onAll?.();
            }}
          >
            {levelsMessages.all}
          </Button>
        </Line>
      )}
    </Container>
  );
}

/* It has the focus only when its button has gone. */
const Container = styled.div`
  outline: none;
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;
