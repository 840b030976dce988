import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { color, fontSize, space } from '../../tokens';

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
          <p>A newer version of the portal is ready.</p>
          <Button size="small" onClick={onUpdated}>
            Reload
          </Button>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[4]};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${fontSize.label};

  &:empty {
    padding: 0;
  }
`;
