import { useState } from 'react';
import styled from 'styled-components';
import { storyAddress } from '../../../.storybook/iframes/storyAddress';
import { border, color, fontSize, fontWeight, radius, space } from '../../../packages/ui/src/tokens';
import { StoryLink } from '../docs/StoryLink';
import { parseAddress, type StoredSnapshot } from '../snapshots/snapshotRun';
import { Screenshot } from '../snapshots/Screenshot';
import { hasScreenshot } from './hasScreenshot';
import type { State } from './State';
import { StateIframe } from './StateIframe';

interface StateFigureProps {
  state: State;
  /** Its images from the snapshot run. Absent without a run. */
  snapshot?: StoredSnapshot | undefined;
  /** The board's window, in px. A state that pins another uses its own. */
  at: { width: number; height: number };
  globals: Record<string, unknown>;
}

/** One state in light and dark, with a link to its story. A press on its images plays it. */
export function StateFigure({ state, snapshot, at, globals }: StateFigureProps) {
  const [live, setLive] = useState(false);
  const { width, height } = state.size ?? at;
  const themes = state.theme ? [state.theme] : (['light', 'dark'] as const);
  const fixed = state.size && state.size.width !== at.width ? `, always ${width} px` : '';
  const shown =
    !live && hasScreenshot(globals) && snapshot?.shots[`${themes[0]} ${width}`] ? snapshot : undefined;
  return (
    <Figure>
      <Name>
        <StoryLink to={parseAddress(state)}>{state.name}</StoryLink>
        {fixed}
      </Name>
      {shown ? (
        <Press type="button" aria-label={`Play ${state.name} here`} onClick={() => setLive(true)}>
          {themes.map((theme) => (
            <Screenshot key={theme} snapshot={shown} mode={`${theme} ${width}`} />
          ))}
        </Press>
      ) : (
        <Pair>
          {themes.map((theme) => (
            <StateIframe
              key={theme}
              title={`${state.name}, ${theme}`}
              address={storyAddress({
                id: state.id,
                theme,
                globals: { ...globals, snapshot: state.snapshot },
                frozen: true,
              })}
              width={width}
              height={height}
            />
          ))}
        </Pair>
      )}
    </Figure>
  );
}

const Figure = styled.li`
  min-inline-size: 0;
`;

const Name = styled.h2`
  padding-block-end: ${space[2]};
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  align-items: start;

  > * {
    min-inline-size: 0;
  }
`;

const Press = styled.button`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  align-items: start;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline: ${border.focus} solid ${color.accentInk};
    outline-offset: ${border.focus};
    border-radius: ${radius.small};
  }
`;
