import { useState } from 'react';
import styled from 'styled-components';
import { copyText } from '../../../../packages/ui/src/components/CopyButton/copyText';
import { EmptyState } from '../../../../packages/ui/src/components/EmptyState/EmptyState';
import { Icon } from '../../../../packages/ui/src/components/Icon/Icon';
import { paths, type IconName } from '../../../../packages/ui/src/components/Icon/paths';
import { TextField } from '../../../../packages/ui/src/components/TextField/TextField';
import { border, color, duration, fontSize, media, radius, space } from '../../../../packages/ui/src/tokens';
import { Page } from '../kit/Page';
import { SearchBar } from '../kit/SearchBar';

const all = Object.keys(paths) as IconName[];

/** Every icon by name. A search finds it, and a press copies its name. */
export function IconsPage() {
  const [wanted, setWanted] = useState('');
  const [announced, setAnnounced] = useState('');
  const found = all.filter((name) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const copy = async (name: IconName) =>
    setAnnounced((await copyText(name)) ? `${name} copied` : `${name} could not be copied`);
  return (
    <Page
      title="Icons"
      lead="Line drawings of one stroke on a grid of 20, in the colour of their text. They are never announced: the words are. Press one to copy its name."
    >
      <SearchBar>
        <TextField
          label="Find an icon"
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <p role="status">{announced || `${found.length} of ${all.length} icons`}</p>
      </SearchBar>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title="No icon of that name"
          reason="Try a part of a word, such as “arrow”."
        />
      ) : (
        <Grid>
          {found.map((name) => (
            <li key={name}>
              <Tile type="button" onClick={() => void copy(name)}>
                <Icon name={name} size="sign" />
                {name}
              </Tile>
            </li>
          ))}
        </Grid>
      )}
    </Page>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space[3]};
`;

const Tile = styled.button`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  padding: ${space[5]} ${space[2]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  font-size: ${fontSize.label};
  cursor: pointer;
  transition: border-color ${duration.quick};

  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
`;
