import { keepFigures } from '../../text/format/keepFigures';
import { useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { Button } from '../Button/Button';
import type { FilterField, FilterValues } from '../FilterDialog/filterField';
import { Icon } from '../Icon/Icon';
import { toFilterChips } from './toFilterChips';
import { useRefs, type ElementProps } from '../elementProps';

export interface FilterChipsProps extends ElementProps<HTMLUListElement> {
  /** The fields of the filter. */
  fields: readonly FilterField[];
  /** The filter's values, by field. */
  values: FilterValues;
  /** The Filter button next to the chips. It receives the focus when the last chip is removed. */
  filterButton?: RefObject<HTMLElement | null>;
  /** Called with the remaining values; {} for "Clear all". */
  onChange: (values: FilterValues) => void;
}

/** The active filters of a list, each with a remove button. Renders nothing without filters. */
export function FilterChips({ fields, values, filterButton, onChange, ...rest }: FilterChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  const ref = useRefs(row, rest.ref);
  const chips = toFilterChips(fields, values);
  if (chips.length === 0) return null;
  const remove = (name: string, index: number) => {
    // The focus moves first, because the pressed chip is removed, and with the last chip the whole row.
    const next =
      chips.length > 1 ? row.current?.querySelectorAll('button')[index + 1] : filterButton?.current;
    next?.focus();
    onChange(Object.fromEntries(Object.entries(values).filter(([other]) => other !== name)));
  };
  const clear = () => {
    filterButton?.current?.focus();
    onChange({});
  };
  return (
    <Row aria-label={overlayMessages.filters} {...rest} ref={ref}>
      {chips.map(({ name, label, text, value }, chipIndex) => (
        <li key={name}>
          <Chip
            type="button"
            aria-label={overlayMessages.removeFilter({ label, value })}
            onClick={() => remove(name, chipIndex)}
          >
            <bdi>{keepFigures(text)}</bdi>
            <Icon name="close" />
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={clear}>
          {overlayMessages.clearAll}
        </Button>
      </li>
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: 0;
  list-style: none;
  > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
  max-inline-size: min(18rem, 100%);
  min-block-size: ${control.small};
  padding-block: ${space.half};
  padding-inline: ${space[3]} ${space[2]};
  border: 0;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.strong};
  cursor: pointer;
  /* A second line leaves a day whole in large text, and in languages that say more before it. */
  bdi {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-align: start;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
