import { useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../../components/Dialog/Dialog';
import { overlayMessages } from '../../text/overlayMessages';
import { paletteMessages } from '../../text/paletteMessages';
import { hidden } from '../../theme/hidden';
import { getGroups, type PaletteLine } from './groups';
import type { PaletteProps } from './palette.types';
import { PaletteField } from './PaletteField';
import { PaletteList } from './PaletteList';

/**
 * Finds pages, actions and the member's own data: a combobox with one grouped list. The arrow keys move
 * through all groups, Enter chooses, and Escape closes and returns the focus.
 */
export function Palette(props: PaletteProps) {
  const { query, onQueryChanged, onChosen, onClose } = props;
  const list = useId();
  const groups = getGroups(props);
  const lines = groups.flatMap((group) => group.lines);
  // By id, because later results change the indexes.
  const [marked, setMarked] = useState<string>();
  const current = lines.find(({ id }) => id === marked) ?? lines[0];
  const isSearching = groups.some(({ searching }) => searching);

  const choose = (line: PaletteLine) => (line.retry ? line.retry() : onChosen(line));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || lines.length === 0) return;
    const index = current ? lines.indexOf(current) : 0;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setMarked(lines[(to + lines.length) % lines.length]?.id);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    }
  };
  const isEmpty = lines.length === 0 && !isSearching;
  const said = () => {
    if (isSearching) return paletteMessages.searching;
    return query.trim() === '' || isEmpty ? '' : overlayMessages.results(lines.length);
  };
  return (
    <Dialog open title={paletteMessages.title} size="finder" onClose={onClose}>
      <PaletteField
        list={list}
        current={current?.id}
        query={query}
        onKeyDown={onKeyDown}
        onChanged={(text) => {
          setMarked(undefined);
          onQueryChanged(text);
        }}
      />
      <PaletteList
        id={list}
        groups={groups}
        query={query}
        current={current?.id}
        empty={isEmpty}
        hasHint={query.trim().length < 2}
        onChosen={choose}
      />
      <p role="status" className={hidden}>
        {said()}
      </p>
    </Dialog>
  );
}
