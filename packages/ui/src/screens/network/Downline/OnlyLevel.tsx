import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { levelsWords } from '../../../text/pictures/levelsWords';
import { space } from '../../../tokens';

interface OnlyLevelProps {
  /** Undefined while all are shown. */
  level: number | undefined;
  onAll: (() => void) | undefined;
}

/** Says that a pressed bar narrows the list, and how to have all of it back. */
export function OnlyLevel({ level, onAll }: OnlyLevelProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Place ref={place} role="status" tabIndex={-1}>
      {level !== undefined && (
        <Line>
          <span>{levelsWords.only(level)}</span>
          <Button
            size="small"
            onClick={() => {
              // The pressed button goes away with its line.
              place.current?.focus();
              onAll?.();
            }}
          >
            {levelsWords.all}
          </Button>
        </Line>
      )}
    </Place>
  );
}

/* It has the focus only when its button has gone. */
const Place = styled.div`
  outline: none;
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;
