import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import { SelectField } from '../../../packages/ui/src/components/SelectField/SelectField';
import { space } from '../../../packages/ui/src/tokens';
import { PageLead, PageTitle } from '../pages/kit/Page';
import { ScreenList } from './ScreenList';
import { getStates, type State } from './State';
import { StatesBoard } from './StatesBoard';
import { chooseGlobals, useGlobals } from '../docs/useGlobals';
import { useScreens, type ScreenEntry } from './useScreens';
import { toReadableTitle } from '../manager/readableName';

/** The board of the screen in the address, or the list of all screens. */
export function AllStates() {
  const screens = useScreens();
  const { screen } = useGlobals();
  if (!screens) return null;
  const chosen = screens.find(({ id }) => id === screen);
  return (
    <Unstyled>
      <Head>
        <div>
          <PageTitle>
            {chosen
              ? toReadableTitle(chosen.title.slice(chosen.title.indexOf('/') + 1), ', ')
              : 'States of every screen'}
          </PageTitle>
          <PageLead>
            All states of a screen, side by side. The address has the choices of the toolbar.
          </PageLead>
        </div>
        <SelectField
          label="Screen"
          value={chosen?.id ?? ''}
          options={[
            { value: '', label: 'All screens' },
            ...screens.map(({ id, title }) => ({ value: id, label: toReadableTitle(title) })),
          ]}
          onChange={(event) => chooseGlobals({ screen: event.target.value })}
        />
      </Head>
      {chosen ? <Board key={chosen.id} entry={chosen} /> : <ScreenList screens={screens} />}
    </Unstyled>
  );
}

function Board({ entry }: { entry: ScreenEntry }) {
  const { loadStory } = useContext(DocsContext);
  const [states, setStates] = useState<State[]>();
  useEffect(
    function load() {
      let wanted = true;
      void Promise.all(entry.stories.map(loadStory)).then((stories) => {
        if (wanted) setStates(stories.flatMap(getStates));
      });
      return () => {
        wanted = false;
      };
    },
    [entry, loadStory],
  );
  return states ? <StatesBoard states={states} /> : null;
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: end;
  justify-content: space-between;
  padding-block-end: ${space[6]};
`;
