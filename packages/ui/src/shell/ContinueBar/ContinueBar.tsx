import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { control, media, space } from '../../tokens';
import { noticeBar } from '../noticeBar';
import { continueBarMessages } from './messages';

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
    <Bar as="section" aria-label={continueBarMessages.whereYouWere}>
      <Button size="small" variant="main" onClick={onContinued}>
        {continueBarMessages.continueTo(title)}
      </Button>
      <Button size="small" onClick={onDeclined}>
        {continueBarMessages.no}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  ${noticeBar}
  min-block-size: calc(${control.small} + 2 * ${space[2]});

  ${media.handheld} {
    min-block-size: calc(${control.touch} + 2 * ${space[2]});
  }
`;

/** Holds the bar's place until it has come, so that nothing moves when it does. */
export const ContinueSpace = () => <Bar />;
