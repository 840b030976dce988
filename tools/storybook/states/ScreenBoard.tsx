import { DocsContext, Description, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { getStates } from './State';
import { StatesBoard } from './StatesBoard';

/** A screen's page: all its states. */
export function ScreenBoard() {
  const states = useContext(DocsContext).componentStories().flatMap(getStates);
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
        <StatesBoard states={states} />
      </Unstyled>
    </>
  );
}
