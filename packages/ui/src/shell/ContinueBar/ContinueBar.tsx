import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { color, control, fontSize, media, space } from '../../tokens';

export interface ContinueBarProps {
  /** The screen on which the last session ended, as its title says. */
  title: string;
  onContinued: () => void;
  /** Called when the member does not want it; nothing of it is kept then. */
  onDeclined: () => void;
}

/** Leads back to where a session ended by itself, with what was typed there. */
export function ContinueBar({ title, onContinued, onDeclined }: ContinueBarProps) {
  return (
    <Bar as="section" aria-label="Where you were">
      <Button size="small" variant="main" onClick={onContinued}>
        Continue: {title}
      </Button>
      <Button size="small" onClick={onDeclined}>
        No
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[3]};
  min-block-size: calc(${control.small} + 2 * ${space[2]});
  padding: ${space[2]} ${space[4]};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${fontSize.label};

  ${media.phone} {
    min-block-size: calc(${control.touch} + 2 * ${space[2]});
  }
`;

/** Holds the bar's place until it has come, so that nothing moves when it does. */
export const ContinueSpace = () => <Bar />;
