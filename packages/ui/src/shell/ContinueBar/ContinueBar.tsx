import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { control, media, space } from '../../tokens';
import { noticeBar } from '../noticeBar';
import type { ElementProps } from '../../components/elementProps';
import { defineMessages } from '../../text/defineMessages';

export const continueBarMessages = defineMessages('continueBarMessages', {
  whereYouWere: 'Where you left off',
  no: 'Dismiss',
  continueTo: ({ title }: { title: string }) => `Continue: ${title}`,
});

export interface ContinueBarProps extends ElementProps<HTMLElement> {
  /** The title of the screen on which the last session ended. */
  title: string;
  onContinue: () => void;
  /** Called when the member declines, to delete the saved input. */
  onDecline: () => void;
}

/** A link back to where a session expired, with its saved input. */
export function ContinueBar({ title, onContinue, onDecline, ...rest }: ContinueBarProps) {
  return (
    <Bar as="section" aria-label={continueBarMessages.whereYouWere} {...rest}>
      <Button size="small" variant="main" onClick={onContinue}>
        {continueBarMessages.continueTo({ title })}
      </Button>
      <Button size="small" onClick={onDecline}>
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

/** Reserves the bar's space until it loads, to avoid a layout shift. */
export const ContinueSpace = (rest: ElementProps) => <Bar {...rest} />;
