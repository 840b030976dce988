import { useRef } from 'react';
import styled from 'styled-components';
import { commonMessages } from '../../text/commonMessages';
import { formatCount } from '../../text/format/money';
import { color, fontSize, space } from '../../tokens';
import { Button } from '../Button/Button';
import { rowsAtOnce } from './useFirstRows';

interface ListRestProps {
  shown: number;
  total: number;
  onMoreRequest: () => void;
}

/** "50 of 500" below a long list, with a button for more. Its numbers come from `useFirstRows`. */
export function ListRest({ shown, total, onMoreRequest }: ListRestProps) {
  const count = useRef<HTMLSpanElement>(null);
  const more = Math.min(rowsAtOnce, total - shown);
  return (
    <Row>
      <span ref={count} tabIndex={-1} role="status">
        {commonMessages.shownOf({ shown: formatCount(shown), total: formatCount(total) })}
      </span>
      {more > 0 && (
        <Button
          size="small"
          onClick={() => {
            // The last press removes the button, so the focus moves first.
            if (more === total - shown) count.current?.focus();
            onMoreRequest();
          }}
        >
          {commonMessages.showMore({ count: more })}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
