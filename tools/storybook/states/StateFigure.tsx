import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { storyAddress } from '../../../.storybook/iframes/storyAddress';
import { border, color, radius, space } from '../../../packages/ui/src/tokens';
import type { StoredSnapshot } from '../snapshots/snapshotRun';
import { Screenshot } from '../snapshots/Screenshot';
import { hasScreenshot } from './hasScreenshot';
import type { State } from './State';
import { StateIframe } from './StateIframe';

interface StateFigureProps {
  state: State;
  themes: readonly ('light' | 'dark')[];
  /** Its images from the snapshot run. Absent without a run. */
  snapshot?: StoredSnapshot | undefined;
  /** The board's window, in px. A state that pins another uses its own. */
  at: { width: number; height: number };
  globals: Record<string, unknown>;
  /** True if it plays only when pressed: one live portal at a time, because each brings its own database. */
  isLive?: boolean;
  /** Its link. */
  children: ReactNode;
}

/** One state below its link. A press on its images plays it. */
export function StateFigure({
  state,
  themes,
  snapshot,
  at,
  globals,
  isLive = false,
  children,
}: StateFigureProps) {
  const [isPlaying, setPlaying] = useState(false);
  const { width, height } = state.size ?? at;
  const shown = hasScreenshot(globals) && snapshot?.shots[`${themes[0]} ${width}`] ? snapshot : undefined;
  return (
    <Figure>
      {children}
      {isPlaying || !(shown || isLive) ? (
        <Pair $count={themes.length}>
          {themes.map((theme) => (
            <StateIframe
              key={theme}
              title={`${state.name}, ${theme}`}
              address={storyAddress({
                ...{ id: state.id, theme, globals: { ...globals, snapshot: state.snapshot } },
                frozen: !isLive,
              })}
              {...{ width, height }}
            />
          ))}
        </Pair>
      ) : (
        <Press
          as="button"
          type="button"
          $count={shown ? themes.length : 1}
          aria-label={`Play ${state.name} here`}
          onClick={() => setPlaying(true)}
        >
          {shown
            ? themes.map((theme) => <Screenshot key={theme} snapshot={shown} mode={`${theme} ${width}`} />)
            : 'Play'}
        </Press>
      )}
    </Figure>
  );
}

const Figure = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  align-content: start;
  min-inline-size: 0;
`;

const Pair = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: start;
`;

const Press = styled(Pair)`
  align-items: center;
  inline-size: 100%;
  min-block-size: 8rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  color: ${color.accentInk};
  background: ${color.sunken};
  cursor: pointer;

  &:focus-visible {
    outline: ${border.focus} solid ${color.accentInk};
    outline-offset: ${border.focus};
  }
`;
