import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { levelsMessages } from '../../../text/charts/levelsMessages';
import { space } from '../../../tokens';

interface OnlyLevelProps {
  /** Undefined while all levels are shown. */
  level: number | undefined;
  onAll: (() => void) | undefined;
}

/** Explains that a pressed bar filters the list, and how to remove the filter. */
export function OnlyLevel({ level, onAll }: OnlyLevelProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <Container ref={container} role="status" tabIndex={-1}>
      {level !== undefined && (
        <Line>
          <span>{levelsMessages.only({ level })}</span>
          <Button
            size="small"
            onClick={() => {
              // The pressed button disappears with its line.
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

/* It has the focus only when its button has disappeared. */
const Container = styled.div`
  outline: none;
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;
