import * as Parts from '@radix-ui/react-dropdown-menu';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { Note, RadioRow } from './Menu.styles';

export interface MenuOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: IconName;
}

export interface MenuChoiceProps<Value extends string = string> {
  /** The label of the choice, such as the theme. */
  label: string;
  options: readonly MenuOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A single choice inside a menu. The menu stays open to show the result. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <Parts.RadioGroup value={value} aria-label={label}>
      <Note>{label}</Note>
      {options.map((option) => (
        <RadioRow
          key={option.value}
          value={option.value}
          onSelect={(event) => {
            event.preventDefault();
            onChange(option.value);
          }}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.label}
          <Parts.ItemIndicator asChild>
            <span data-tick>
              <Icon name="check" />
            </span>
          </Parts.ItemIndicator>
        </RadioRow>
      ))}
    </Parts.RadioGroup>
  );
}
