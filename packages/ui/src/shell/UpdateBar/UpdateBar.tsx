import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { noticeBar } from '../noticeBar';
import { updateBarWords } from './updateBarWords';

export interface UpdateBarProps {
  /** Loads the newer release of the portal. Absent while there is none. */
  onUpdated?: (() => void) | undefined;
}

/**
 * Offers a newer release of the portal, and does nothing by itself. The line is always there, so that its text is read out
 * when it appears.
 */
export function UpdateBar({ onUpdated }: UpdateBarProps) {
  return (
    <Bar role="status">
      {onUpdated && (
        <>
          <p>{updateBarWords.aNewerVersionOfThe}</p>
          <Button size="small" onClick={onUpdated}>
            {updateBarWords.reload}
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
