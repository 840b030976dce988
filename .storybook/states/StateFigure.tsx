import styled from 'styled-components';
import { StoryLink } from '../docs/StoryLink';
import { fontSize, fontWeight, space } from '../../packages/ui/src/tokens';
import { storyAddress } from '../frames/storyAddress';
import type { State } from './State';
import { StateFrame } from './StateFrame';

interface StateFigureProps {
  state: State;
  /** The window that the board is for, in px. A state that is fixed to another has its own. */
  at: { width: number; height: number };
  globals: Record<string, unknown>;
}

/** One state under its name, which leads to the story: light beside dark. */
export function StateFigure({ state, at, globals }: StateFigureProps) {
  const { width, height } = state.size ?? at;
  const themes = state.theme ? [state.theme] : (['light', 'dark'] as const);
  const fixed = state.size && state.size.width !== at.width ? `, always ${width} px` : '';
  return (
    <Figure>
      <Name>
        <StoryLink to={`/story/${state.id}`}>{state.name}</StoryLink>
        {fixed}
      </Name>
      <Pair>
        {themes.map((theme) => (
          <StateFrame
            key={theme}
            title={`${state.name}, ${theme}`}
            address={storyAddress({ id: state.id, theme, globals, still: true })}
            width={width}
            height={height}
          />
        ))}
      </Pair>
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
