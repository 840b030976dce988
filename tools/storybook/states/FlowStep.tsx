import { useState } from 'react';
import styled from 'styled-components';
import { storyAddress } from '../../../.storybook/iframes/storyAddress';
import { border, color, fontSize, fontWeight, radius, space } from '../../../packages/ui/src/tokens';
import { StoryLink } from '../docs/StoryLink';
import { parseAddress, type StoredSnapshot } from '../snapshots/snapshotRun';
import { Screenshot } from '../snapshots/Screenshot';
import type { State } from './State';
import { StateIframe } from './StateIframe';

interface FlowStepProps {
  step: State;
  caption: string;
  /** Its images from the snapshot run. Absent where none was taken. */
  snapshot?: StoredSnapshot | undefined;
  globals: Record<string, unknown>;
}

const desktop = { width: 1440, height: 900 };

/**
 * One step of a storyboard: its number, its image, and a link that plays the flow up to it. Without an image a press
 * plays it here, one portal at a time, because each brings its own database.
 */
export function FlowStep({ step, caption, snapshot, globals }: FlowStepProps) {
  const [live, setLive] = useState(false);
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  return (
    <Step>
      {snapshot && !live && <Screenshot snapshot={snapshot} mode={`${theme} 1440`} />}
      {live && (
        <StateIframe
          title={caption}
          address={storyAddress({ id: step.id, theme, globals: { ...globals, snapshot: step.snapshot } })}
          {...(step.size ?? desktop)}
        />
      )}
      {!snapshot && !live && (
        <Press type="button" onClick={() => setLive(true)}>
          Show here
        </Press>
      )}
      <Caption>
        <StoryLink to={parseAddress(step)}>{caption}</StoryLink>
      </Caption>
    </Step>
  );
}

const Step = styled.li`
  display: grid;
  align-content: end;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  counter-increment: step;
`;

const Press = styled.button`
  min-block-size: 8rem;
  border: 0;
  border-radius: ${radius.small};
  color: ${color.accentInk};
  background: ${color.sunken};
  cursor: pointer;
`;

const Caption = styled.p`
  font-weight: ${fontWeight.heading};

  &::before {
    content: counter(step);
    padding-inline-end: ${space[2]};
    color: ${color.inkFaint};
    font-size: ${fontSize.small};
  }
`;
