import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { noticeBar } from '../noticeBar';
import { updateBarMessages } from './messages';

export interface UpdateBarProps {
  /** Loads the newer release of the portal. Absent while there is none. */
  onUpdated?: (() => void) | undefined;
}

/**
 * Offers a newer release of the portal, but never loads it automatically. Always mounted, because only
 * changes are announced.
 */
export function UpdateBar({ onUpdated }: UpdateBarProps) {
  return (
    <Bar role="status">
      {onUpdated && (
        <>
          <p>{updateBarMessages.newVersion}</p>
          <Button size="small" onClick={onUpdated}>
            {updateBarMessages.reload}
          </Button>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  ${noticeBar}

  &:empty {
    padding: 0;
  }
`;
