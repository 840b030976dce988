import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Anchor, List, Nothing, Sheet } from '../../../components/ChoiceList/ChoiceList.styles';
import { useListSpace } from '../../../components/ChoiceList/useListSpace';
import { bareControl, FieldBox } from '../../../components/Field/FieldBox';
import { Icon } from '../../../components/Icon/Icon';
import { legMessages } from '../../../text/columnTitles';
import { networkTexts } from '../../../text/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { hidden } from '../../../theme/hidden';
import { border, color, media, space } from '../../../tokens';
import type { TeamSuggestion } from './team';
import { teamMessages } from './messages';
import { useNameSearch, type TeamSearchProps } from './useNameSearch';

/** The longest possible name. Longer pasted text is not sent. */
const longestName = 60;

/** Finds a member of the team by name, and suggests names that start with the typed text (D113). */
export function TeamSearch(props: TeamSearchProps) {
  const search = useNameSearch(props);
  const { isOpen, isOffered, found, note } = search;
  const listSpace = useListSpace(search.input, isOpen);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    search.searchTyped();
  };
  return (
    <Form role="search" onSubmit={onSubmit}>
      <Node>
        <Box>
          <Icon name="search" />
          <Input
            type="search"
            {...search.inputProps}
            aria-label={networkTexts.searchByUserName}
            // downshift refers to a label, which this field does not have.
            aria-labelledby={undefined}
            placeholder={networkTexts.searchByUserName}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestName}
          />
        </Box>
        <Sheet $side={listSpace.side} hidden={!isOpen}>
          <List
            {...search.getMenuProps({ 'aria-label': teamMessages.suggested })}
            style={{ maxBlockSize: listSpace.height }}
          >
            {isOpen &&
              found.map((item, index) => (
                <li key={item.username} {...search.getItemProps({ item, index })}>
                  <bdi translate="no">{item.username}</bdi> <span>{toPositionText(item)}</span>
                </li>
              ))}
          </List>
          {isOpen && note !== undefined && (
            <Note aria-hidden $isAlone={found.length === 0}>
              {note}
            </Note>
          )}
        </Sheet>
        {isOffered && (
          <span role="status" className={hidden}>
            {isOpen &&
              [found.length > 0 && overlayMessages.results({ count: found.length }), note]
                .filter(Boolean)
                .join('. ')}
          </span>
        )}
      </Node>
      <Button type="submit" variant="main">
        {teamMessages.search}
      </Button>
    </Form>
  );
}

const toPositionText = ({ leg, level }: TeamSuggestion): string =>
  leg ? legMessages[leg] : level === undefined ? '' : teamMessages.toLevel({ level });

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  gap: ${space[2]};

  inline-size: 22rem;
  max-inline-size: 100%;

  > button {
    flex-grow: 1;
  }
  ${media.phone} {
    inline-size: 100%;
  }
`;

/* At large text sizes the button wraps below, so the field keeps enough width. */
const Node = styled(Anchor)`
  display: grid;
  flex: 999 1 11rem;
`;

const Box = styled(FieldBox)`
  color: ${color.inkFaint};
`;

const Note = styled(Nothing)<{ $isAlone: boolean }>`
  border-block-start: ${({ $isAlone }) => ($isAlone ? 'none' : `${border.hair} solid ${color.line}`)};
`;

const Input = styled.input`
  ${bareControl}
  color: ${color.ink};
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
