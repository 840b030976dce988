import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { noticeBar } from '../noticeBar';
import type { ElementProps } from '../../components/elementProps';
import { defineMessages } from '../../text/defineMessages';

export const updateBarMessages = defineMessages('updateBarMessages', {
  newVersion: 'A new version of the portal is ready.',
  newSettings: 'The portal has changed. Reload to see the changes.',
  reload: 'Reload',
});

export interface UpdateBarProps extends ElementProps {
  /** Loads the newer release or settings of the portal. Absent while there are none. */
  onUpdate?: (() => void) | undefined;
  /** What is newer. Default: `release`. */
  newer?: 'release' | 'settings';
}

/**
 * Offers a newer release or new settings of the portal, but never loads them automatically. Always mounted, because
 * only changes are announced.
 */
export function UpdateBar({ onUpdate, newer = 'release', ...rest }: UpdateBarProps) {
  return (
    <Bar role="status" {...rest}>
      {onUpdate && (
        <>
          <p>{newer === 'release' ? updateBarMessages.newVersion : updateBarMessages.newSettings}</p>
          <Button size="small" onClick={onUpdate}>
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
