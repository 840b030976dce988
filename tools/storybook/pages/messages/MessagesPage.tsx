import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { Checkbox } from '../../../../packages/ui/src/components/Checkbox/Checkbox';
import { EmptyState } from '../../../../packages/ui/src/components/EmptyState/EmptyState';
import { SelectField } from '../../../../packages/ui/src/components/SelectField/SelectField';
import { TextField } from '../../../../packages/ui/src/components/TextField/TextField';
import { space } from '../../../../packages/ui/src/tokens';
import { useAddressed } from '../../docs/useAddressed';
import { Page } from '../kit/Page';
import { SearchBar } from '../kit/SearchBar';
import { allMessages, findTexts, textAreas } from './allMessages';
import { MessageRow } from './MessageRow';

const everyArea = [
  { value: '', label: 'Every area' },
  ...textAreas.map((area) => ({ value: area, label: area })),
];

/** The portal's exact texts, with a search and their locations. */
export function MessagesPage() {
  const [wanted, setWanted] = useAddressed('search');
  const [askedArea, setArea] = useAddressed('area');
  // Another page's filter may be unknown here.
  const area = textAreas.includes(askedArea) ? askedArea : '';
  const [kind, setKind] = useAddressed('kind');
  const oddOnly = kind === 'odd';
  const found = findTexts(wanted, area, oddOnly);
  return (
    <Page
      title="Messages"
      lead="The exact texts that the specification gives, letter by letter. Some look like mistakes: those are required too, and marked. Where a text appears is read from the sources each time Storybook is built."
    >
      <Filters>
        <TextField
          label="Find a text"
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <SelectField
          label="Area"
          options={everyArea}
          value={area}
          onChange={(event) => setArea(event.target.value)}
        />
        <Checkbox
          label="Only odd spellings"
          checked={oddOnly}
          onChange={(event) => setKind(event.target.checked ? 'odd' : '')}
        />
        <p role="status">
          {found.length} of {allMessages.length} texts
        </p>
      </Filters>
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title="No text has these words"
          reason="Try fewer letters, or every area."
        />
      )}
      {textAreas.map((name) => {
        const texts = found.filter((one) => one.area === name);
        return (
          texts.length > 0 && (
            <Card
              key={name}
              heading={name.charAt(0).toUpperCase() + name.slice(1)}
              aside={`${texts.length} texts`}
            >
              <ul>
                {texts.map((text) => (
                  <MessageRow key={text.key} text={text} />
                ))}
              </ul>
            </Card>
          )
        );
      })}
    </Page>
  );
}

const Filters = styled(SearchBar)`
  > :nth-child(3) {
    padding-block-end: ${space[2]};
  }
`;
