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
 * The combobox's state over downshift. Its own rules: a press on the open field keeps the list open, Escape gives the
 * choice back, an emptied field has no choice, and leaving takes what the arrows went to, what was named in full,
 * or what is the only one left; anything else typed is given up for the choice as it was.
 */
export function useCountryChoice({ countries, value, onChosen }: Wanted) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const found = useMemo(() => findCountries(countries, query), [countries, query]);
  const chosen = countries.find(({ id }) => id === value) ?? null;

  const leave = (state: State, changes: Changes): Changes => {
    const typed = state.inputValue.trim();
    if (typed === '') return choose(null);
    // While something is typed the best of what it finds is marked, without the member's doing.
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
          // Filled in by the browser while the member is elsewhere: no list, and no focus taken for it.
          if (document.activeElement === input.current) return { ...changes, highlightedIndex: 0 };
          const named = namedCountry(countries, changes.inputValue ?? '');
          return { ...changes, isOpen: false, ...choose(named ?? state.selectedItem) };
        }
        default:
          return changes;
      }
    },
    // What is typed filters; what was chosen does not, or a second look would show one country.
    onStateChange: ({ type, inputValue, isOpen }: UseComboboxStateChange<Country>) => {
      if (type === InputChange && isOpen !== false) setQuery(inputValue ?? query);
      else if (isOpen === false) setQuery('');
    },
    onSelectedItemChange: ({ selectedItem }) => onChosen(selectedItem ?? undefined),
  });

  return { ...choice, input, found, chosen };
}
