import { useCombobox, type UseComboboxState, type UseComboboxStateChange } from 'downshift';
import { useMemo, useRef, useState } from 'react';
import type { Country } from './country';
import { findCountries, namedCountry } from './findCountries';

type State = UseComboboxState<Country>;
type Changes = Partial<State>;

const { InputBlur, InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

const choose = (country: Country | null) => ({ selectedItem: country, inputValue: country?.name ?? '' });

interface Wanted {
  countries: readonly Country[];
  value: string;
  onChosen: (country: Country | undefined) => void;
}

/**
 * The combobox's state, by downshift with rules of our own. A press on the open field keeps the list open. Escape
 * restores the choice. An emptied field has no choice. Leaving takes the country that the arrows reached, that was
 * named in full or that is the only one left; any other text is given up for the previous choice.
 */
export function useCountryChoice({ countries, value, onChosen }: Wanted) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const found = useMemo(() => findCountries(countries, query), [countries, query]);
  const chosen = countries.find(({ id }) => id === value) ?? null;

  const leave = (state: State, changes: Changes): Changes => {
    const typed = state.inputValue.trim();
    if (typed === '') return choose(null);
    // Typing marks the best match by itself, so that mark does not count as the member's choice.
    const moved = state.highlightedIndex > (query === '' ? -1 : 0) ? changes.selectedItem : undefined;
    const only = query !== '' && found.length === 1 ? found[0] : undefined;
    return choose(moved ?? namedCountry(countries, typed) ?? only ?? state.selectedItem);
  };

  const choice = useCombobox<Country>({
    items: [...found],
    selectedItem: chosen,
    itemToString: (country) => country?.name ?? '',
    itemToKey: (country) => country?.id,
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case InputClick:
          return state.isOpen ? state : changes;
        case InputKeyDownEscape:
          return { ...changes, ...choose(state.selectedItem) };
        case InputBlur:
          return { ...changes, ...leave(state, changes) };
        case InputChange: {
          // The browser may fill the field while the member is elsewhere: no list opens, and the focus stays.
          if (document.activeElement === input.current) return { ...changes, highlightedIndex: 0 };
          const named = namedCountry(countries, changes.inputValue ?? '');
          return { ...changes, isOpen: false, ...choose(named ?? state.selectedItem) };
        }
        default:
          return changes;
      }
    },
    // Only typed text filters. If the choice did, opening the list again would show one country.
    onStateChange: ({ type, inputValue, isOpen }: UseComboboxStateChange<Country>) => {
      if (type === InputChange && isOpen !== false) setQuery(inputValue ?? query);
      else if (isOpen === false) setQuery('');
    },
    onSelectedItemChange: ({ selectedItem }) => onChosen(selectedItem ?? undefined),
  });

  return { ...choice, input, found, chosen };
}
